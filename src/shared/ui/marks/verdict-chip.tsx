import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '../styles/class-names';
import { Icon, type IconName } from '../controls/icon';
import './verdict-chip.css';

/** Outcome of a test: unknown is a separate result, not a soft "not met". */
export type ChipVerdict = 'met' | 'notMet' | 'unknown';

const ICONS = { met: 'check', notMet: 'cross', unknown: 'question' } as const satisfies Record<
  ChipVerdict,
  IconName
>;

interface VerdictChipProps {
  verdict: ChipVerdict;
  /** The overall verdict, 18/32. */
  large?: boolean;
  /** Another wording (可用, 不可用, CTH); 成立 / 不成立 / 未知 by default. */
  children?: ReactNode;
}

/** Icon and word on a ground of the verdict's colour (look §5). */
export function VerdictChip({ verdict, large = false, children }: VerdictChipProps) {
  const { t } = useTexts('ui');
  return (
    <span className={classNames('verdict-chip', `verdict-chip-${verdict}`, large && 'verdict-chip-large')}>
      <Icon name={ICONS[verdict]} size={large ? 20 : 16} />
      {children ?? t(`verdict.${verdict}`)}
    </span>
  );
}
