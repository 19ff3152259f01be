import { useState } from 'react';
import { neutralised } from '@/shared/files/csv';
import { formatIsoDate } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { formatSigned } from '@/shared/format/signed';
import { randomId } from '@/shared/format/random-id';
import { relativeTime } from '@/shared/format/relative-time';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { byteLength } from '@/shared/validation/byte-length';
import { Button } from '@/shared/ui/controls/button';
import { DateField } from '@/shared/ui/fields/date-field';
import { NoData } from '@/shared/ui/marks/no-data';
import { Section } from '@/shared/ui/layout/section';
import { TextField } from '@/shared/ui/fields/text-field';
import { GalleryFrame } from '../gallery-frame';
import { Outcomes } from '../outcomes';

/** The platform's own pure functions, with an input and their results. */
export default function LodashPage() {
  const { t } = useTexts(['gallery', 'validation']);
  const language = useLanguage();
  const [number, setNumber] = useState('1234567.891');
  const [date, setDate] = useState('2022-01-01');
  const [text, setText] = useState('=SUM(A1:A9)');
  const [id, setId] = useState(() => randomId());
  const value = number.trim() === '' ? NaN : Number(number);
  const written = (write: (value: number) => string) => (Number.isFinite(value) ? write(value) : null);
  const since = date === '' ? null : relativeTime(new Date(`${date}T00:00:00`), language);
  return (
    <GalleryFrame name="lodash">
      <Section title={t('gallery:functions.numbers')}>
        <TextField
          label={t('gallery:functions.number')}
          inputMode="decimal"
          value={number}
          error={Number.isFinite(value) ? undefined : t('gallery:functions.noNumber')}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Outcomes
          rows={{
            formatNumber: written((each) => formatNumber(each, language)),
            formatSigned: written((each) => formatSigned(each, language, 1)),
            'formatMoney USD': written((each) => formatMoney(each, 'USD', language)),
            'formatMoney JPY': written((each) => formatMoney(each, 'JPY', language)),
          }}
        />
      </Section>
      <Section title={t('gallery:functions.dates')}>
        <DateField label={t('gallery:functions.date')} value={date} onValueChange={setDate} />
        <Outcomes
          rows={{
            formatIsoDate: date === '' ? null : formatIsoDate(date, language),
            relativeTime:
              since && ('date' in since ? since.date : t(`validation:${since.key}`, since.values)),
          }}
        />
      </Section>
      <Section title={t('gallery:functions.texts')}>
        <TextField
          label={t('gallery:functions.text')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Outcomes
          rows={{
            neutralised: neutralised(text),
            byteLength: formatNumber(byteLength(text), language),
            randomId: id,
          }}
        />
        <Button size="small" onClick={() => setId(randomId())}>
          {t('gallery:functions.another')}
        </Button>
        <p className="gallery-result">
          {t('gallery:functions.null')} <NoData />
        </p>
      </Section>
    </GalleryFrame>
  );
}
