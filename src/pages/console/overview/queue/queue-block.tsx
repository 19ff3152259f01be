import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Block } from '../block';

interface QueueBlockProps {
  /** Its texts in `overview`: `title`, `some` with the number, `none`. */
  part: 'sentBack' | 'reviews' | 'lapsing' | 'searches' | 'checks' | 'unverified' | 'translations';
  total: number;
  /** The page that shows more; null if the user has no access to one. */
  more?: { to: string | null; label: string };
  /** Beside the number. */
  mark?: ReactNode;
  /** What there is; not drawn for nothing. */
  children: ReactNode;
}

/** A part of the work queue: how much there is to do and what, or that there is nothing. */
export function QueueBlock({ part, total, more, mark, children }: QueueBlockProps) {
  const { t } = useTexts('overview');
  return (
    <Block title={t(`${part}.title`)} more={more}>
      {total === 0 ? (
        <p>{t(`${part}.none`)}</p>
      ) : (
        <>
          <p className={mark === undefined ? 'overview-sum' : 'overview-sum overview-marks'}>
            {t(`${part}.some`, { count: total })}
            {mark}
          </p>
          {children}
        </>
      )}
    </Block>
  );
}
