import { useQuery } from '@tanstack/react-query';
import { ownOrganisationsQuery } from '@/features/organisations/own-organisations';
import { useSession } from '@/features/session/session-store';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';

/** The user's organisations, each as a path from the root; renders nothing without one. */
export function OrganisationLine() {
  const { t } = useTexts(['personal', 'ui']);
  const { data, isError, refetch } = useQuery(ownOrganisationsQuery(useSession(({ userId }) => userId)));
  if (!isError && (data === undefined || data.length === 0)) return null;
  return (
    <div>
      <dt>{t('basic.organisation')}</dt>
      {data?.map((way) => (
        <dd key={way.join('/')}>{way.join(' / ')}</dd>
      ))}
      {isError && data === undefined && (
        <dd role="alert">
          {t('basic.organisationFailed')}
          <Button variant="text" size="small" onClick={() => void refetch()}>
            {t('ui:action.retry')}
          </Button>
        </dd>
      )}
    </div>
  );
}
