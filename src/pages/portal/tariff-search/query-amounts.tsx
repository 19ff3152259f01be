import { useTranslation } from 'react-i18next';
import { currencyOf, VALUE_CURRENCIES } from '@/features/tariffs/importer-currency';
import { DEFAULT_CURRENCY } from '@/features/tariffs/lane-query';
import { SelectField } from '@/shared/ui/select-field';
import { TextField } from '@/shared/ui/text-field';
import type { QueryDraft } from './query-draft';

interface QueryAmountsProps {
  draft: QueryDraft;
  unit: string | null;
  sentence: (field: 'value' | 'qty' | 'fx') => string | undefined;
  onChange: (part: Partial<QueryDraft>) => void;
}

/** Value and its currency; quantity and exchange rate only where the line's duty is by quantity. */
export function QueryAmounts({ draft, unit, sentence, onChange }: QueryAmountsProps) {
  const { t } = useTranslation('tariff');
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
      {unit !== null && (
        <>
          <TextField
            className="query-value"
            label={t('band.quantity')}
            hint={unit}
            inputMode="decimal"
            maxLength={20}
            value={draft.qty}
            error={sentence('qty')}
            onChange={(event) => onChange({ qty: event.target.value })}
          />
          <TextField
            className="query-value"
            label={t('band.exchangeRate', { currency: draft.currency })}
            hint={currencyOf(draft.to) ?? undefined}
            inputMode="decimal"
            maxLength={20}
            value={draft.fx}
            error={sentence('fx')}
            onChange={(event) => onChange({ fx: event.target.value })}
          />
        </>
      )}
    </>
  );
}
