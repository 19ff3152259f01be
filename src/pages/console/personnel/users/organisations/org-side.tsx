import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { orgTreeQuery } from '@/features/organisations/organisations-api';
import { useTexts } from '@/shared/i18n/use-texts';
import { ErrorState } from '@/shared/ui/states/error-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { SelectField } from '@/shared/ui/fields/select-field';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';
import { OrgBranchList } from './org-branch-list';
import { orgBranches, orgOptions } from './org-branches';
import './org-side.css';

interface OrgSideProps {
  /** `orgIdGroup` of the listed users. */
  group: string;
  onSelect: (group: string) => void;
}

/**
 * Filter of the listed users: all, those in no organisation, or an organisation with all below it; a select up to 992
 * px.
 */
export function OrgSide({ group, onSelect }: OrgSideProps) {
  const { t } = useTexts('personnel');
  const headId = useId();
  const isNarrow = useIsBelow(992);
  const { data, isError, isFetching, refetch } = useQuery(orgTreeQuery);
  if (data === undefined) {
    return isError && !isFetching ? (
      <ErrorState what={t('org.failed')} onRetry={() => void refetch()}>
        {t('org.failedNext')}
      </ErrorState>
    ) : (
      <LoadingState blocks={BLOCKS} />
    );
  }
  const branches = orgBranches(data, { all: t('org.all'), none: t('org.none') });
  if (isNarrow) {
    return (
      <SelectField
        label={t('org.title')}
        value={group}
        options={orgOptions(branches)}
        onValueChange={onSelect}
      />
    );
  }
  return (
    <nav className="org-side" aria-labelledby={headId}>
      <h2 id={headId}>{t('org.title')}</h2>
      <OrgBranchList branches={branches} group={group} onSelect={onSelect} />
    </nav>
  );
}

const BLOCKS = Array.from({ length: 5 }, () => ({ width: '100%', height: '20px' }));
