import { pick, type Locale } from '../../locale';
import { caseNames } from '../risk-case-names';
import type { CaseEntry } from '../risk-cases';
import { caseKindNames } from './risk-case-kinds';

/** A case by its goods and kind, in the reader's language if the goods have a name in it. */
export function caseTitle({ base }: CaseEntry, locale: Locale): { text: string; lang: Locale } {
  const { text, lang } = pick(caseNames(base), locale);
  const colon = lang === 'zh' || lang === 'ja' ? '：' : ': ';
  return { text: text + colon + caseKindNames[base.kind][lang], lang };
}
