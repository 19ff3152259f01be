import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';

interface MarkedTextProps {
  t: TFunction;
  i18nKey: string;
  values?: Readonly<Record<string, string | number>>;
  /** What draws each part, by the name of its mark: `b` for `<b>…</b>` in the locale files. */
  components: Readonly<Record<string, ReactElement>>;
}

/** A text of which parts are marked in the locale files. */
export function MarkedText({ t, i18nKey, values, components }: MarkedTextProps) {
  return <Trans t={t} i18nKey={i18nKey} values={values} components={components} />;
}
