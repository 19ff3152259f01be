import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { usePermission } from './permitted';

/** Shows a list to users with the permission, and explains to others why it is missing, without a failing request. */
export function Gated({ perm, children }: { perm: string; children: ReactNode }) {
  const { t } = useTexts('console');
  if (usePermission([perm])) return children;
  return <EmptyState why={t('noPermission.why')} next={t('noPermission.next', { perm })} />;
}
