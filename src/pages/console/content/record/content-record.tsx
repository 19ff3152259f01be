import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contentQuery } from '@/features/content/content-api';
import type { ContentKind } from '@/features/content/content-kind';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ErrorState } from '@/shared/ui/states/error-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { Link } from '@/shared/ui/controls/link';
import { useContentPlace } from '../use-content-place';
import { RecordView } from './record-view';
import { useNextRecord } from './use-next-record';

interface RecordPageProps {
  kind: ContentKind;
  /** Null for a new record. */
  id: string | null;
}

/** One record: its form, preview, versions and log, each with an address of its own. */
export function RecordPage({ kind, id }: RecordPageProps) {
  const { t } = useTexts('content');
  const place = useContentPlace();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [epoch, setEpoch] = useState(0);
  const source = id ?? place.copyOf;
  const answer = useQuery({ ...contentQuery(kind.id, source ?? ''), enabled: source !== null });
  const { data, isError, error, refetch } = answer;
  const openNext = useNextRecord(kind, id);
  const addAnother = () => {
    setEpoch(epoch + 1);
    place.open('new');
  };
  // The form is drawn again only with what this page itself has changed: another's change is settled at the next save.
  const reload = async (savedId: string) => {
    await client.query(contentQuery(kind.id, savedId));
    setEpoch(epoch + 1);
    if (id === null) place.replace(savedId);
  };
  if (source === null || data)
    return (
      <RecordView
        // What a new record begins with may change after it was saved.
        key={JSON.stringify([epoch, place.copyOf, place.filled])}
        kind={kind}
        row={id === null ? null : (data ?? null)}
        copied={id === null ? (data?.values ?? place.filled) : null}
        onChanged={reload}
        onNext={id === null ? addAnother : openNext}
      />
    );
  return (
    <section className="record-page">
      <p>
        <Link to={place.addressOf(null)}>
          {t('back', { title: t(`kind.${kind.id}.title` as TextKey<'content'>) })}
        </Link>
      </p>
      {data === null && <EmptyState why={t('gone.why')} next={t('gone.next')} />}
      {data === undefined && isError && (
        <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>
      )}
      {data === undefined && !isError && <LoadingState />}
    </section>
  );
}
