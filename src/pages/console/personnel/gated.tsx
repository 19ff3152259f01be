import type { ReactNode } from 'react';
import { usePermission } from '@/features/session/permitted';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';

/** Shows a list to users with the permission, and explains to others why it is missing, without a failing request. */
export function Gated({ perm, children }: { perm: string; children: ReactNode }) {
  const { t } = useTexts('personnel');
  if (usePermission([perm])) return children;
  return <EmptyState why={t('noPermission.why')} next={t('noPermission.next', { perm })} />;
}
