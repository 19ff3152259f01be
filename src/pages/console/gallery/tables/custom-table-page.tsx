import { useState } from 'react';
import { formatIsoDate } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '@/shared/i18n/languages';
import { useTexts } from '@/shared/i18n/use-texts';
import { readDraft, writeDraft } from '@/shared/storage/draft';
import { DataTable } from '@/shared/ui/table/data-table';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from '../gallery-frame';
import type { KeyBelow } from '@/shared/i18n/text-keys';

/** The day the Agreement entered into force. */
const IN_FORCE = '2022-01-01';
const CELLS: Readonly<Record<string, (language: Language) => string>> = {
  tag: (language) => LANGUAGE_TAGS[language],
  number: (language) => formatNumber(1234567.89, language),
  money: (language) => formatMoney(8200, 'USD', language),
  date: (language) => formatIsoDate(IN_FORCE, language),
};
const IDS = Object.keys(CELLS);
const KEY = 'custom-table-columns';

/** A table with columns each user selects and saves; its rows are the six languages and how each formats numbers. */
export default function CustomTablePage() {
  const { t } = useTexts('gallery', { keyPrefix: 'custom' });
  const [chosen, setChosen] = useState<readonly string[]>(() => readDraft(KEY, isNames) ?? IDS);
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
    setChosen(next);
    writeDraft(KEY, next);
  };
  return (
    <GalleryFrame name="customTable">
      <Section title={t('languages')}>
        <fieldset className="gallery-checks">
          <legend>{t('columns')}</legend>
          {IDS.map((id) => (
            <label key={id}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              {t(`column.${id}` as KeyBelow<'gallery', 'custom'>)}
            </label>
          ))}
        </fieldset>
        <DataTable
          caption={t('languages')}
          rows={LANGUAGES}
          rowKey={(language) => language}
          columns={[
            {
              id: 'name',
              head: t('column.name'),
              cell: (language) => <span lang={LANGUAGE_TAGS[language]}>{LANGUAGE_NAMES[language]}</span>,
            },
            ...IDS.filter((id) => chosen.includes(id)).map((id) => ({
              id,
              head: t(`column.${id}` as KeyBelow<'gallery', 'custom'>),
              cell: (language: Language) => CELLS[id]?.(language),
              narrow: id === 'tag' ? ('value' as const) : undefined,
              align: id === 'tag' ? ('start' as const) : ('end' as const),
            })),
          ]}
        />
      </Section>
    </GalleryFrame>
  );
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
