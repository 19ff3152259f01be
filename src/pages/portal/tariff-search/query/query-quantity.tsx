import { currencyOf } from '@/shared/format/currencies';
import type { QuantityQuery } from '@/features/tariffs/rates/quantity-unit';
import { useTexts } from '@/shared/i18n/use-texts';
import { TextField } from '@/shared/ui/fields/text-field';
import type { QueryDraft } from './query-draft';

interface QueryQuantityProps {
  draft: QueryDraft;
  requested: QuantityQuery;
  sentence: (field: 'qty' | 'fx') => string | undefined;
  onChange: (part: Partial<QueryDraft>) => void;
}

/**
 * Quantity, and the exchange rate if some line of the code is charged by quantity. If the selected line needs neither
 * they stay in place, disabled and with the reason, so that nothing shifts when another line is selected.
 */
export function QueryQuantity({ draft, requested, sentence, onChange }: QueryQuantityProps) {
  const { t } = useTexts('tariff');
  const money = currencyOf(draft.to);
  const isSameMoney = money === draft.currency;
  const reason = requested.reason && t(`band.${requested.reason}`);
  return (
    <>
      <TextField
        className="query-quantity"
        label={t('band.quantity')}
        hint={reason ?? requested.unit}
        disabled={reason !== null}
        inputMode="decimal"
        maxLength={20}
        value={draft.qty}
        error={sentence('qty')}
        onChange={(event) => onChange({ qty: event.target.value })}
      />
      {requested.hasExchangeRate && (
        <TextField
          className="query-rate"
          label={t('band.exchangeRate', { currency: draft.currency })}
          hint={reason ?? (isSameMoney ? t('band.sameMoney') : money)}
          disabled={reason !== null || isSameMoney}
          inputMode="decimal"
          maxLength={20}
          value={draft.fx}
          error={sentence('fx')}
          onChange={(event) => onChange({ fx: event.target.value })}
        />
      )}
    </>
  );
}
