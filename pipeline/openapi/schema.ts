/** A JSON Schema of OpenAPI 3.1. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly isOptional?: never;
}

interface Optional {
  readonly isOptional: true;
  readonly schema: Schema;
}

/** A schema for each field that the type has, and no other: the description cannot forget one, or make one up. */
export type FieldsOf<T> = { readonly [K in keyof Required<T>]: Record<never, never> extends Pick<T, K> ? Optional : Schema };

export const optional = (schema: Schema): Optional => ({ isOptional: true, schema });
export const text = (description?: string): Schema => ({ type: 'string', ...(description && { description }) });
export const oneOf = (values: readonly unknown[], description?: string): Schema => ({ enum: values, ...(description && { description }) });
export const count = (minimum = 0): Schema => ({ type: 'integer', minimum });
export const date: Schema = { type: 'string', format: 'date' };
export const listOf = (items: Schema): Schema => ({ type: 'array', items });
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** An object with the fields of a type of ours, and none beside them. */
export function objectOf<T>(fields: FieldsOf<T>): Schema {
  const entries = Object.entries(fields as Record<string, Schema | Optional>);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, isOptional(field) ? field.schema : field])),
    required: entries.filter(([, field]) => !isOptional(field)).map(([name]) => name),
    additionalProperties: false,
  };
}

const isOptional = (field: Schema | Optional): field is Optional => field.isOptional === true;
