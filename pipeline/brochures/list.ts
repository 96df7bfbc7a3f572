import { ADC } from './adc.ts';
import type { Brochure } from './brochure.ts';
import { CODE_OF_CONDUCT } from './code-of-conduct.ts';
import { CORPORATE } from './corporate.ts';
import { ESG } from './esg.ts';
import { SERVICES } from './services.ts';

/** Everything that is offered as a PDF, in both languages. */
export const BROCHURES: readonly Brochure[] = [CORPORATE, SERVICES, ADC, ESG, CODE_OF_CONDUCT];
