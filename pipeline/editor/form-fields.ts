import type { Field } from '@sveltia/cms';
import type { EditorConfig, EditorWords } from '../../core/build/editor.ts';

/** What `toJsonSchema` makes of the schemas of the content. `format` is the kind of a text, and so its control (`v.metadata` in pipeline/content). */
export type JsonSchema = Partial<Record<'type' | 'format' | 'pattern' | 'description', string>> &
  Partial<Record<'minimum' | 'maximum' | 'minItems' | 'maxItems' | 'maxLength', number>> &
  Partial<Record<'enum' | 'required', readonly string[]>> & {
    const?: unknown;
    properties?: Readonly<Record<string, JsonSchema>>;
    additionalProperties?: JsonSchema | false;
    items?: JsonSchema | readonly JsonSchema[];
  };

export interface FormOptions {
  words: EditorWords;
  offers: EditorConfig['options'];
  /** The words of a value that is one of a few. */
  nameOf: (value: string) => string;
  /** How the languages of an entry share a field; undefined where the file has both in itself. */
  sharing?: (name: string) => true | 'duplicate';
  /** The names in a table that has any. */
  names?: readonly string[];
}

/** The fields of a form for those of a schema: their kinds, options and limits are the schema's, their words those of `editor.json`. */
export function toFields({ properties = {}, required = [] }: JsonSchema, options: FormOptions): Field[] {
  return Object.entries(properties).map(([name, schema]) => toField(name, schema, options, required.includes(name)));
}

export function toField(name: string, schema: JsonSchema, options: FormOptions, required = true): Field {
  const { fields, hints } = options.words as { fields: Record<string, string>; hints: Record<string, string> };
  const hint = hints[name] && { hint: hints[name] };
  const i18n = options.sharing && { i18n: options.sharing(name) };
  return { name, label: fields[name] ?? name, required, ...hint, ...i18n, ...controlOf(schema, options) } as Field;
}

/** A text that has a control of its own, by its format. */
const FORMATS: Readonly<Record<string, object>> = {
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  // With a format of ours, a time with seconds would be written anew for ever.
  'date-time': { widget: 'datetime', input_timezone: 'Asia/Seoul' },
  uri: { widget: 'string', type: 'url' },
  boolean: { widget: 'boolean' },
  picture: { widget: 'picture' },
  pdf: { widget: 'file', accept: 'application/pdf', choose_url: false },
};

function controlOf(schema: JsonSchema, options: FormOptions): object {
  const { type, format = '', const: only, enum: values, items } = schema;
  const { minimum: min, maximum: max, minItems, maxItems, maxLength: maxlength, additionalProperties: rest } = schema;
  const { words, offers, nameOf, names = [] } = options;
  if (format in FORMATS) return FORMATS[format] as object;
  if (format in offers) return { widget: 'select', options: offers[format as keyof typeof offers], dropdown_threshold: 0 };
  if (values) return { widget: 'select', options: values.map((value) => ({ value, label: nameOf(value) })) };
  if (only !== undefined) return { widget: 'select', options: [{ value: only, label: nameOf(String(only)) }], dropdown_threshold: 0 };
  if (type === 'integer' || type === 'number') return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min, max };
  if (Array.isArray(items)) return { widget: 'list', min: items.length, max: items.length, field: toField('percent', items[0], options) };
  if (type === 'array') return { widget: 'list', min: minItems, max: maxItems, fields: toFields(items as JsonSchema, options) };
  if (rest && rest.type === 'string') return { widget: 'keyvalue', key_label: words.fields.key, value_label: words.fields.value };
  if (rest) {
    const entries = names.map((name) => [name, schema.properties?.[name] ?? rest] as const);
    return { widget: 'object', fields: entries.map(([name, one]) => ({ ...toField(name, one, options), label: name, collapsed: true })) };
  }
  if (type === 'object') return { widget: 'object', fields: toFields(schema, options) };
  const pattern = schema.pattern && schema.pattern !== '\\S' ? [schema.pattern, schema.description ?? ''] : undefined;
  return { widget: 'string', maxlength, pattern };
}
