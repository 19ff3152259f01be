import { isRules, templateHeadOf } from '@/domain/editions';
import { toCsv } from '@/shared/files/csv';

/**
 * The template for an edition as CSV: its head and two examples, which begin with `#` so that no reading takes them for
 * lines. `example` marks them, `source` is the text in place of a document.
 */
export function templateFile(subject: string, words: { example: string; source: string }): string {
  const head = templateHeadOf(subject);
  const rows = (isRules(subject) ? RULE_EXAMPLES : [MFN_EXAMPLE, GROUP_EXAMPLE]).map((cells) => {
    const [first = '', ...rest] = isRules(subject) ? cells : [subject, ...cells];
    const all = [`# ${words.example} ${first}`, ...rest, words.source];
    return Object.fromEntries(head.map((key, at) => [key, all[at] ?? null]));
  });
  return toCsv(
    rows,
    head.map((key) => ({ key, label: key })),
  );
}

const RULE_EXAMPLES = [
  ['8507', 'CTH or RVC40', '2022'],
  ['850710', 'CTSH', '2022'],
];
const MFN_EXAMPLE = ['MFN', '850760', '2027', '5%'];
const GROUP_EXAMPLE = ['ASEAN', '850760', '2027', '2.5% or 3 USD/kg'];
