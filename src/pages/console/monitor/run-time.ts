import { LANGUAGE_TAGS, type Language } from '@/shared/i18n/languages';

/** The server's words for how long it has run, such as `2天3小时15分钟`; parts may be missing. */
const RUN_TIME = /^(?:(\d+)天)?(?:(\d+)小时)?(?:(\d+)分钟)?(?:(\d+)秒)?$/;
const UNITS = ['day', 'hour', 'minute', 'second'] as const;

/** How long the server has run in the reader's language; any other text as it is. */
export function runTimeText(text: string, language: Language): string {
  const parts = RUN_TIME.exec(text)?.slice(1) ?? [];
  const words = UNITS.flatMap((unit, place) => {
    const count = parts[place];
    if (count === undefined) return [];
    const format = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    });
    return [format.format(Number(count))];
  });
  return words.length === 0 ? text : words.join(language === 'zh' ? '' : ' ');
}
