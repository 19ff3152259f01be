import { isDay } from '@/domain/rcep';
import { holds } from '@/shared/validation/rules';

const everyOf = (value: string, pattern: RegExp) => value.split(',').every((one) => pattern.test(one.trim()));

/** An ISO 8601 day. */
export const day = holds(
  (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value),
  'standards-admin:rule.day',
);

/** The date of a source: `yyyy`, `yyyy-MM` or `yyyy-MM-dd`. */
export const sourceDate = holds(
  (value) => /^\d{4}(-(0[1-9]|1[0-2])(-\d{2})?)?$/.test(value) && (value.length < 10 || isDay(value)),
  'standards-admin:rule.sourceDate',
);

/** Fields, groups and subgroups of the International Classification for Standards. */
export const icsCodes = holds(
  (value) => everyOf(value, /^\d{2}(\.\d{3}(\.\d{2})?)?$/),
  'standards-admin:rule.ics',
);

/** HS chapters, headings and subheadings. */
export const hsCodes = holds((value) => everyOf(value, /^\d{2}(\d{2}){0,2}$/), 'standards-admin:rule.codes');

/** The measured quantity, as a name without spaces: `azo-dyes`. */
export const indicatorKey = holds((value) => /^[a-z0-9-]+$/.test(value), 'standards-admin:rule.key');
