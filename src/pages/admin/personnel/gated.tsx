import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@/features/session/permitted';
import { EmptyState } from '@/shared/ui/empty-state';

/** Shows a list to those whom the server would answer, and says why to others, instead of asking in vain. */
export function Gated({ perm, children }: { perm: string; children: ReactNode }) {
  const { t } = useTranslation('personnel');
  if (usePermission([perm])) return children;
  return <EmptyState why={t('noPermission.why')} next={t('noPermission.next', { perm })} />;
}
