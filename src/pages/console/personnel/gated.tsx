import type { ReactNode } from 'react';
import { usePermission } from '@/features/session/permitted';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';

/** Shows a list to those whom the server would answer, and says why to others, instead of asking in vain. */
export function Gated({ perm, children }: { perm: string; children: ReactNode }) {
  const { t } = useTexts('personnel');
  if (usePermission([perm])) return children;
  return <EmptyState why={t('noPermission.why')} next={t('noPermission.next', { perm })} />;
}
