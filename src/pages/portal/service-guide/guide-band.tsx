import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { productQuery, formatHs, readHsInput } from '@/features/hs/hs-code';
import { HsCombobox } from '@/features/hs/suggest/hs-combobox';
import { languageMark } from '@/shared/format/amounts';
import { formatIsoDate } from '@/shared/format/date';
import { CoveredDays } from '@/features/tariffs/country-pair/covered-days';
import { pairDraftOf, readPairDraft } from '@/features/tariffs/country-pair/pair-draft';
import type { DraftErrors, PairDraft } from '@/features/tariffs/country-pair/pair-draft';
import { QUERY_YEARS } from '@/features/tariffs/country-pair/pair-query';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { DateField } from '@/shared/ui/fields/date-field';
import { Field } from '@/shared/ui/fields/field';
import { FoldedForm } from '@/shared/ui/fields/folded-form';
import { Icon } from '@/shared/ui/controls/icon';
import { SelectField } from '@/shared/ui/fields/select-field';
import { TextField } from '@/shared/ui/fields/text-field';
import { useIsMounted } from '@/shared/ui/hooks/use-is-mounted';
import type { Ask } from './use-guide-query';

interface GuideBandProps {
  query: PairQuery;
  answer: TariffAnswer | null;
  onAsk: Ask;
  /** Called with whether the draft is invalid. */
  onRefused: (isRefused: boolean) => void;
}

/** Product, origin, destination, date and value; unsubmitted input belongs to the address where it was typed. */
export function GuideBand({ query, answer, onAsk, onRefused }: GuideBandProps) {
  const { t } = useTexts(['guide', 'tariff', 'countries', 'list']);
  const { search } = useLocation();
  const decimal = languageMark(useLanguage());
  const [typed, setTyped] = useState<{ at: string; draft: PairDraft; errors: DraftErrors<PairDraft> } | null>(
    null,
  );
  const isUsable = useIsMounted();
  const own = typed?.at === search ? typed : null;
  const draft = own?.draft ?? pairDraftOf(query, hsTextOf(query, answer), decimal);
  const errors = own?.errors ?? {};
  const change = (part: Partial<PairDraft>) => {
    setTyped({ at: search, draft: { ...draft, ...part }, errors: {} });
    onRefused(false);
  };
  const submit = (part: Partial<PairDraft> = {}) => {
    const whole = { ...draft, ...part };
    const read = readPairDraft(whole, productQuery(whole.hs));
    onRefused('errors' in read);
    if ('errors' in read) {
      setTyped({ at: search, draft: whole, errors: read.errors });
      return;
    }
    setTyped(null);
    const isSameCode = read.requested.hs === query.hs && read.requested.to === query.to;
    onAsk({ ...read.requested, line: isSameCode ? query.line : null });
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  const requested = usePairText(query);
  const countries = COUNTRY_CODES.map((code) => ({ value: code as string, label: t(`countries:${code}`) }));
  const sentence = (field: keyof typeof errors) =>
    errors[field]
      ? t(`tariff:error.${errors[field]}`, { currency: draft.currency, ...QUERY_YEARS })
      : undefined;
  return (
    <div className="guide-band">
      <div className="page-width">
        <FoldedForm question={requested} change={t('list:changeQuestion')}>
          <form
            className="guide-form"
            name="guide"
            noValidate
            onSubmit={handleSubmit}
            data-usable={isUsable ? '' : undefined}
          >
            <Field className="guide-hs" label={t('tariff:band.product')} error={sentence('hs')}>
              {(control) => (
                <HsCombobox
                  {...control}
                  name="hs"
                  className="field-input"
                  placeholder={t('tariff:band.placeholder')}
                  value={draft.hs}
                  onChange={(hs) => change({ hs })}
                />
              )}
            </Field>
            <SelectField
              label={t('tariff:band.from')}
              options={countries}
              value={countries.some(({ value }) => value === draft.from) ? draft.from : ''}
              placeholder={t('tariff:band.choose')}
              error={sentence('from')}
              onValueChange={(from) => change({ from })}
            />
            <Button
              className="guide-swap"
              iconOnly
              aria-label={t('tariff:band.swap')}
              onClick={() => change({ from: draft.to, to: draft.from })}
            >
              <Icon name="swap" />
            </Button>
            <SelectField
              label={t('tariff:band.to')}
              options={countries}
              value={countries.some(({ value }) => value === draft.to) ? draft.to : ''}
              placeholder={t('tariff:band.choose')}
              error={sentence('to')}
              onValueChange={(to) => change({ to })}
            />
            <DateField
              className="guide-date"
              label={t('tariff:band.date')}
              value={draft.date}
              error={sentence('date')}
              onValueChange={(date) => change({ date })}
            />
            <TextField
              className="guide-value"
              label={t('band.value', { currency: query.currency })}
              inputMode="decimal"
              maxLength={20}
              value={draft.value}
              error={sentence('value')}
              onChange={(event) => change({ value: event.target.value })}
            />
            <Button className="guide-submit" type="submit" variant="primary">
              {t('band.submit')}
            </Button>
          </form>
          {errors.date === 'dateRange' && (
            <CoveredDays typed={draft.date} onPick={(date) => submit({ date })} />
          )}
        </FoldedForm>
      </div>
    </div>
  );
}

/** Product, route and day of a complete query in one line; null while something is missing. */
function usePairText({ hs, from, to, date }: PairQuery): string | null {
  const { t } = useTexts(['guide', 'countries']);
  const language = useLanguage();
  const code = readHsInput(hs);
  if (code.kind !== 'code' || from === null || to === null) return null;
  const names = { from: t(`countries:${from}`), to: t(`countries:${to}`) };
  return `${t('pair', { hs: formatHs(code.digits), ...names })} · ${formatIsoDate(date, language)}`;
}

/** The requested code, with its name once there is an answer for exactly this code. */
function hsTextOf({ hs }: PairQuery, answer: TariffAnswer | null): string {
  const read = readHsInput(hs);
  if (read.kind !== 'code') return hs;
  const name = answer?.requested === read.digits ? answer.name : null;
  return name ? `${formatHs(read.digits)} ${name.text}` : formatHs(read.digits);
}
