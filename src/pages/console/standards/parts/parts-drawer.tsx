import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useLocation } from 'react-router-dom';
import { standardRowQuery } from '@/features/standards/rows/standard-rows-api';
import type { StandardRow } from '@/features/standards/rows/standard-rows-schema';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { Tabs } from '@/shared/ui/controls/tabs';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ErrorState } from '@/shared/ui/states/error-state';
import { Link } from '@/shared/ui/controls/link';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';
import { IndicatorsList } from './indicators-list';
import { RelationsList } from './relations-list';
import { PARTS, type useOpenStandard } from '../use-open-standard';

interface PartsDrawerProps {
  shown: ReturnType<typeof useOpenStandard>;
  onDirtyChange: (isDirty: boolean) => void;
}

/** Indicators and relations of a standard in a drawer on the right: 60 % of the window, full width if narrow. */
export function PartsDrawer({ shown, onDirtyChange }: PartsDrawerProps) {
  const { t } = useTexts('standards-admin');
  const isNarrow = useIsBelow(768);
  const { openId, close } = shown;
  const errorText = useErrorText();
  const standard = useQuery({ ...standardRowQuery(openId ?? ''), enabled: openId !== null, staleTime: 0 });
  return (
    <Drawer
      open={openId !== null}
      title={openId === null ? '' : t('parts.title', { name: standard.data?.number ?? '…' })}
      placement="right"
      size={isNarrow ? '100%' : 'max(60%, 720px)'}
      onClose={close}
      destroyOnHidden
    >
      {openId !== null && contents()}
    </Drawer>
  );

  function contents() {
    const { data, isError, error, refetch } = standard;
    if (data) return <Parts key={data.id} standard={data} shown={shown} onDirtyChange={onDirtyChange} />;
    if (data === null) return <EmptyState why={t('parts.unknown')} next={t('parts.unknownNext')} />;
    if (!isError) return <LoadingState />;
    return <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>;
  }
}

function Parts({ standard, shown, onDirtyChange }: PartsDrawerProps & { standard: StandardRow }) {
  const { t } = useTexts('standards-admin');
  const { pathname } = useLocation();
  const counts = { indicators: standard.indicatorCount, relations: standard.relationCount };
  const List = shown.part === 'indicators' ? IndicatorsList : RelationsList;
  return (
    <div className="standard-parts">
      <p className="standard-parts-portal">
        <Link to={paths.standardDetails(standard.id)}>{t('parts.portal')}</Link>
      </p>
      <Tabs
        label={t('parts.title', { name: standard.number })}
        tabs={PARTS.map((part) => ({
          id: part,
          label: t(`parts.${part}`, { count: counts[part] }),
          to: `${pathname}?${shown.queryOf(part)}`,
        }))}
        current={shown.part}
      />
      <List standard={standard} onDirtyChange={onDirtyChange} />
    </div>
  );
}
