import type { NextCheck } from '@/shared/api/next-check-schema';
import { useCheckWords } from '@/features/content/words/use-check-words';
import { todayIso } from '@/shared/format/date';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';

/** Since when a record is to be checked again, and why; nothing before that day. */
export function CheckNote({ due, why }: NextCheck) {
  const words = useCheckWords();
  const language = useLanguage();
  if (due > todayIso()) return null;
  return <p className="record-check">{words.since(dateInText(due, language), why)}</p>;
}
