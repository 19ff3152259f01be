import { VALUE_CURRENCIES } from '@/shared/format/currencies';
import { DEFAULT_CURRENCY } from '@/features/tariffs/country-pair/pair-query';
import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import { TextField } from '@/shared/ui/fields/text-field';
import type { QueryDraft } from './query-draft';

interface QueryAmountsProps {
  draft: QueryDraft;
  sentence: (field: 'value') => string | undefined;
  onChange: (part: Partial<QueryDraft>) => void;
}

/** The customs value and its currency. */
export function QueryAmounts({ draft, sentence, onChange }: QueryAmountsProps) {
  const { t } = useTexts('tariff');
  const options = VALUE_CURRENCIES.map((code) => ({ value: code, label: code }));
  return (
    <>
      <SelectField
        className="query-currency"
        label={t('band.currency')}
        options={options}
        value={VALUE_CURRENCIES.find((code) => code === draft.currency) ?? DEFAULT_CURRENCY}
        onValueChange={(currency) => onChange({ currency })}
      />
      <TextField
        className="query-value"
        label={t('band.value')}
        inputMode="decimal"
        maxLength={20}
        value={draft.value}
        error={sentence('value')}
        onChange={(event) => onChange({ value: event.target.value })}
      />
    </>
  );
}
