import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { HsCombobox } from '@/features/hs/suggest/hs-combobox';
import { formatHs, readHsInput } from '@/features/hs/hs-code';
import { ProductChoice } from '@/features/hs/suggest/product-choice';
import { CoveredDays } from '@/features/tariffs/country-pair/covered-days';
import { QUERY_YEARS } from '@/features/tariffs/country-pair/pair-query';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';
import type { QuantityQuery } from '@/features/tariffs/rates/quantity-unit';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { classNames } from '@/shared/ui/styles/class-names';
import { DateField } from '@/shared/ui/fields/date-field';
import { Field } from '@/shared/ui/fields/field';
import { Icon } from '@/shared/ui/controls/icon';
import { SelectField } from '@/shared/ui/fields/select-field';
import { QueryAmounts } from './query-amounts';
import { QueryQuantity } from './query-quantity';
import { rateCurrency } from './query-draft';
import { useQueryDraft } from './use-query-draft';
import './query-band.css';

interface QueryBandProps {
  query: PairQuery;
  answer: TariffAnswer | null;
  quantity: QuantityQuery;
  onAsk: (change: Partial<PairQuery>) => void;
  /** Called with whether the draft is invalid. */
  onRefused: (isRefused: boolean) => void;
  children?: React.ReactNode;
}

/** The query in one row of labelled fields; below 768 px one summary line until it is edited. */
export function QueryBand({ query, answer, quantity, onAsk, onRefused, children }: QueryBandProps) {
  const { t } = useTexts(['tariff', 'countries']);
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { draft, errors, isUsable, change, submit } = useQueryDraft(
    query,
    hsTextOf(query, answer),
    (requested) => {
      setIsOpen(false);
      onAsk(requested);
    },
    onRefused,
  );
  const countries = COUNTRY_CODES.map((code) => ({ value: code, label: t(`countries:${code}`) }));
  const sentence = (field: keyof typeof errors) => {
    const currency = field === 'fx' ? rateCurrency(draft) : draft.currency;
    return errors[field] ? t(`error.${errors[field]}`, { currency, ...QUERY_YEARS }) : undefined;
  };
  const hasQuestion = query.hs !== '' && query.from !== null && query.to !== null;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  return (
    <div className={classNames('query-band', hasQuestion && !isOpen && 'query-band-folded')}>
      <div className="page-width">
        {hasQuestion && (
          <p className="query-summary">
            <span>
              {codeOf(query)} · {t(`countries:${query.from}`)} → {t(`countries:${query.to}`)} ·{' '}
              {formatIsoDate(query.date, language)}
            </span>
            <Button size="small" onClick={() => setIsOpen(true)}>
              {t('band.change')}
            </Button>
          </p>
        )}
        <form
          className="query-form"
          name="tariff"
          noValidate
          onSubmit={handleSubmit}
          data-usable={isUsable ? '' : undefined}
        >
          <Field className="query-hs" label={t('band.product')} error={sentence('hs')}>
            {(control) => (
              <HsCombobox
                {...control}
                name="hs"
                className="field-input"
                placeholder={t('band.placeholder')}
                value={draft.hs}
                onChange={(hs) => change({ hs })}
              />
            )}
          </Field>
          <SelectField
            label={t('band.from')}
            options={countries}
            value={countries.find(({ value }) => value === draft.from)?.value ?? ''}
            placeholder={t('band.choose')}
            error={sentence('from')}
            onValueChange={(from) => change({ from })}
          />
          <Button
            className="query-swap"
            iconOnly
            aria-label={t('band.swap')}
            onClick={() => change({ from: draft.to, to: draft.from })}
          >
            <Icon name="swap" />
          </Button>
          <SelectField
            label={t('band.to')}
            options={countries}
            value={countries.find(({ value }) => value === draft.to)?.value ?? ''}
            placeholder={t('band.choose')}
            error={sentence('to')}
            onValueChange={(to) => change({ to })}
          />
          <DateField
            className="query-date"
            label={t('band.date')}
            value={draft.date}
            error={sentence('date')}
            onValueChange={(date) => change({ date })}
          />
          <QueryAmounts draft={draft} sentence={sentence} onChange={change} />
          <QueryQuantity draft={draft} requested={quantity} sentence={sentence} onChange={change} />
          <Button className="query-submit" type="submit" variant="primary">
            {t('band.submit')}
          </Button>
        </form>
        {errors.date === 'dateRange' && (
          <CoveredDays typed={draft.date} onPick={(date) => submit({ date })} />
        )}
        {errors.hs === 'format' && draft.hs !== query.hs && (
          <ProductChoice
            typed={draft.hs}
            to={draft.to === '' ? null : draft.to}
            onPick={(_hs, text) => change({ hs: text })}
          />
        )}
        {children}
      </div>
    </div>
  );
}

/** The requested code, or the words; the same length before and after the answer. */
function codeOf(query: PairQuery): string {
  const read = readHsInput(query.hs);
  return read.kind === 'code' ? formatHs(read.digits) : query.hs;
}

/** The requested code, with its name once there is an answer for exactly this code. */
function hsTextOf(query: PairQuery, answer: TariffAnswer | null): string {
  const read = readHsInput(query.hs);
  const name = read.kind === 'code' && answer?.requested === read.digits ? answer.name : null;
  return name ? `${codeOf(query)} ${name.text}` : codeOf(query);
}
