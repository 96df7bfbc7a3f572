import type { ErrorDetail, Problem } from '../../core/api/problem.ts';
import type { OpenapiPart } from './part.ts';
import { listOf, objectOf, optional, ref, text } from './schema.ts';

export const problemPart: OpenapiPart = {
  paths: {},
  schemas: {
    Problem: objectOf<Problem>({
      type: { const: 'about:blank' },
      status: { type: 'integer', minimum: 400, maximum: 599 },
      title: text(),
      detail: optional(text('What is wrong, in English, for who writes the program.')),
      errors: optional(listOf(ref('FieldError'))),
    }),
    FieldError: objectOf<ErrorDetail>({
      pointer: text('A JSON pointer into the body, or the name of a parameter or header.'),
      detail: text('What would be right.'),
      code: optional(text('What kind of error: required, length, format, unknown, reused.')),
    }),
  },
};
