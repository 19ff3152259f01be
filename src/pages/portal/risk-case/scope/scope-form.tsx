import type { SubmitEvent } from 'react';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { HsCombobox } from '@/features/hs/suggest/hs-combobox';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { DateField } from '@/shared/ui/fields/date-field';
import { Field } from '@/shared/ui/fields/field';
import { SelectField } from '@/shared/ui/fields/select-field';
import { useIsMounted } from '@/shared/ui/hooks/use-is-mounted';
import type { useScopeDraft } from './use-scope-draft';

interface ScopeFormProps {
  form: ReturnType<typeof useScopeDraft>;
}

/** Product, route and day to check. */
export function ScopeForm({ form }: ScopeFormProps) {
  const { t } = useTexts(['risk', 'countries']);
  const isUsable = useIsMounted();
  const { draft, errors, change, submit } = form;
  const countries = COUNTRY_CODES.map((code) => ({ value: code, label: t(`countries:${code}`) }));
  const sentence = (field: keyof typeof errors) =>
    errors[field] === undefined ? undefined : t(`scope.error.${errors[field]}`);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      className="risk-scope-form"
      noValidate
      onSubmit={handleSubmit}
      data-usable={isUsable ? '' : undefined}
    >
      <Field className="risk-scope-hs" label={t('scope.product')} error={sentence('hs')}>
        {(control) => (
          <HsCombobox
            {...control}
            className="field-input"
            placeholder={t('scope.placeholder')}
            value={draft.hs}
            onChange={(hs) => change({ hs })}
          />
        )}
      </Field>
      <SelectField
        label={t('scope.from')}
        options={countries}
        value={countries.find(({ value }) => value === draft.from)?.value ?? ''}
        placeholder={t('scope.choose')}
        error={sentence('from')}
        onValueChange={(from) => change({ from })}
      />
      <SelectField
        label={t('scope.to')}
        options={countries}
        value={countries.find(({ value }) => value === draft.to)?.value ?? ''}
        placeholder={t('scope.choose')}
        error={sentence('to')}
        onValueChange={(to) => change({ to })}
      />
      <DateField
        className="risk-scope-date"
        label={t('scope.date')}
        value={draft.date}
        error={sentence('date')}
        onValueChange={(date) => change({ date })}
      />
      <Button className="risk-scope-submit" type="submit" variant="primary">
        {t('scope.submit')}
      </Button>
    </form>
  );
}
