import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { standardRowQuery } from '@/features/standards/rows/standard-rows-api';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ErrorState } from '@/shared/ui/states/error-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';
import type { useOpenStandard } from '../use-open-standard';

const StandardParts = lazyPart(() => import('./standard-parts').then((part) => part.StandardParts));

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
    if (data)
      return (
        <Suspense fallback={<LoadingState />}>
          <StandardParts key={data.id} standard={data} shown={shown} onDirtyChange={onDirtyChange} />
        </Suspense>
      );
    if (data === null) return <EmptyState why={t('parts.unknown')} next={t('parts.unknownNext')} />;
    if (!isError) return <LoadingState />;
    return <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>;
  }
}
