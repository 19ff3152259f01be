import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { contentQuery } from '@/features/content/content-api';
import { isTranslated, type ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { useFreshQuery } from '@/shared/console-ui/use-fresh-query';
import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import { ErrorState } from '@/shared/ui/states/error-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { Link } from '@/shared/ui/controls/link';
import { useContentPlace } from '../use-content-place';
import { draftEndOf } from './draft-keys';
import { GoneRecord } from './gone-record';
import { RecordView } from './record-view';
import { firstMissing } from './texts/first-missing';
import { useMissingTextFocus } from './texts/use-missing-text-focus';
import { typedInto } from './typed-into-gone';
import { useNextRecord } from './use-next-record';
import './record.css';

/** How soon an open record shows what another user does with it. */
const INTERVAL_MS = 30_000;

interface RecordPageProps {
  kind: ContentKind;
  /** Null for a new record. */
  id: string | null;
  onDeleted: (id: string) => void;
}

/** One record: its form, preview, versions and log, each with an address of its own. */
export function RecordPage({ kind, id, onDeleted }: RecordPageProps) {
  const { t } = useTexts('content');
  const place = useContentPlace();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [epoch, setEpoch] = useState(0);
  const source = id ?? place.copyOf;
  const query = { ...contentQuery(kind.id, source ?? ''), enabled: source !== null };
  const answer = useFreshQuery(query, id !== null && INTERVAL_MS);
  const { data, isError, error, refetch } = answer;
  const next = useNextRecord(kind, id);
  const box = useRef<HTMLDivElement>(null);
  const addAnother = () => {
    setEpoch(epoch + 1);
    place.open('new');
  };
  const [isTouched, setIsTouched] = useState(false);
  /** The record that the form was drawn from. */
  const [drawn, setDrawn] = useState<ContentRow | null>(null);
  // Another user's change draws an untouched form again; what was typed stays, and is settled at the next save.
  if (id !== null && data !== undefined && !isTouched && data?.version !== drawn?.version) setDrawn(data);
  const reload = async (savedId: string) => {
    // Where it cannot be read now, its page says so: the form of a new record would save it once more.
    const saved = await client.query(contentQuery(kind.id, savedId)).catch(() => undefined);
    // Also what was added again after somebody deleted it is another record.
    if (id !== savedId) {
      setEpoch(epoch + 1);
      place.replace(savedId);
    } else if (saved !== undefined) setDrawn(saved);
  };
  const row = id === null ? null : (data ?? drawn);
  const missing =
    row !== null && place.texts !== null ? firstMissing(kind, row.values, place.texts) : undefined;
  useMissingTextFocus(box, row !== null, isTranslated(kind) ? missing?.name : undefined);
  /** What was typed into a record that is gone goes on as a new one. */
  const [isTyped] = useState(() => id === null && typedInto(kind, draftEndOf(null, place.begun)) !== null);
  if (source === null || data || row || (isTyped && data === null))
    return (
      <div ref={box}>
        <RecordView
          // What a new record begins with may change after it was saved.
          key={JSON.stringify([epoch, drawn?.version, place.copyOf, place.filled])}
          kind={kind}
          row={row}
          copied={id === null ? (data?.values ?? place.filled) : null}
          onTouchedChange={setIsTouched}
          onChanged={reload}
          onDeleted={onDeleted}
          next={id === null ? undefined : next}
          onNext={id === null ? addAnother : next?.open}
        />
      </div>
    );
  return (
    <section className="record-page">
      <p>
        <Link to={place.addressOf(null)}>
          {t('back', { title: t(`kind.${kind.id}.title` as TextKey<'content'>) })}
        </Link>
      </p>
      {data === null && <GoneRecord kind={kind} id={id} />}
      {data === undefined && isError && (
        <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>
      )}
      {data === undefined && !isError && <LoadingState />}
    </section>
  );
}
