import { Suspense, useState, type ReactNode } from 'react';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import type { BulkAction as BarAction } from '@/shared/console-ui/list/selection/selection-bar';
import { useTexts } from '@/shared/i18n/use-texts';
import { useActor } from '../../use-actor';
import { actionsFor, wordOf, type BulkAction } from './bulk-plan';
import { BulkDialog } from './lazy-bulk-dialog';
import type { BulkState } from './use-bulk-run';

/** The actions on selected records that the user may use, how one is opened, and the dialog of the one that is open. */
export function useBulkActions(
  kind: ContentKind,
  onFinish: (state: BulkState) => void,
): {
  actions: readonly BarAction<ContentRow>[];
  open: (action: BulkAction, rows: readonly ContentRow[]) => void;
  dialog: ReactNode;
} {
  const { t } = useTexts('content');
  const actor = useActor(kind);
  const [open, setOpen] = useState<{ action: BulkAction; rows: readonly ContentRow[] } | null>(null);
  return {
    actions: actionsFor(kind, actor).map((action) => ({
      key: action,
      label: t(`action.${wordOf(action, actor)}`),
      run: (rows) => setOpen({ action, rows }),
    })),
    open: (action, rows) => setOpen({ action, rows }),
    dialog: open !== null && (
      <Suspense>
        <BulkDialog {...open} kind={kind} actor={actor} onFinish={onFinish} onClose={() => setOpen(null)} />
      </Suspense>
    ),
  };
}
