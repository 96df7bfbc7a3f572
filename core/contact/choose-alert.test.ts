import { expect, it } from 'vitest';
import { chooseAlert } from './choose-alert.ts';
import type { FieldError } from './inquiry.ts';

const error = (field: string, code: FieldError['code']): FieldError => ({ pointer: `/${field}`, code });

it.each([
  ['required', [error('email', 'format'), error('name', 'required'), error('privacyAgreement', 'required')]],
  ['privacy', [error('email', 'format'), error('privacyAgreement', 'required')]],
  ['invalid', [error('email', 'format')]],
  ['invalid', [error('message', 'length')]],
  ['privacy', [error('privacyAgreement', 'required'), error('website', 'unknown')]],
  ['server', [error('website', 'unknown')]],
  ['server', [error('locale', 'required')]],
  ['server', []],
] as const)('the alert of a refused form: %s', (alert, errors) => expect(chooseAlert(errors)).toBe(alert));
