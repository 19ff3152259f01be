import { cloneElement, Fragment } from 'react';
import type { ReactElement } from 'react';
import type { TextAt } from './text-keys';

interface MarkedTextProps<Key extends string> {
  t: TextAt<Key>;
  i18nKey: Key;
  values?: Readonly<Record<string, string | number>>;
  /** The renderer of each part, by the name of its mark: `b` for `<b>…</b>` in the locale files. */
  components: Readonly<Record<string, ReactElement>>;
}

/**
 * A text with parts marked in the locale files; marks do not nest. Everything else, values included, is rendered as
 * text.
 */
export function MarkedText<Key extends string>({ t, i18nKey, values, components }: MarkedTextProps<Key>) {
  return partsOf(t(i18nKey, { ...values })).map(({ mark, text }, index) => {
    const drawn = mark === null ? undefined : components[mark];
    // The parts of one text never change order.
    const key = `${index}`;
    return drawn ? cloneElement(drawn, { key }, text) : <Fragment key={key}>{text}</Fragment>;
  });
}

/** The parts of a text in their order; `mark` is null for what is between the marks. */
function partsOf(text: string): { mark: string | null; text: string }[] {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s);
  return parts.flatMap((part, index) =>
    index % 3 === 1
      ? { mark: part, text: parts[index + 1] ?? '' }
      : index % 3 === 0 && part !== ''
        ? { mark: null, text: part }
        : [],
  );
}
