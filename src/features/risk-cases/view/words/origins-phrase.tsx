import { Fragment } from 'react';
import type { CaseOrigins } from '../../risk-cases-schema';
import { useListSeparator } from '@/shared/i18n/use-list-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { useEconomyName } from './use-economy-name';
import { useOriginsText } from './use-origins-text';

/** The origins of a case, each name unwrapped, with those not on its page and those that the page only counts. */
export function OriginsPhrase({ origins }: { origins: CaseOrigins }) {
  const { t } = useTexts('risk');
  const nameOf = useEconomyName();
  const textOf = useOriginsText();
  const { all, named, unchecked, unnamed } = origins;
  const codes = [...named, ...unchecked];
  const separator = useListSeparator()(codes.map(nameOf));
  return (
    <>
      {all && textOf(origins)}
      {codes.map((code, index) => (
        <Fragment key={code}>
          {(all || index > 0) && separator}
          <span className="no-break">
            {nameOf(code)}
            {index >= named.length && (
              <>
                {' '}
                <UncheckedMark />
              </>
            )}
          </span>
        </Fragment>
      ))}
      {unnamed > 0 && <span className="risk-small">{t('origin.unnamed', { count: unnamed })}</span>}
    </>
  );
}
