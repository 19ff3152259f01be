import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { isTranslated, valuesOfKind, type ContentKind } from '@/features/content/content-kind';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import { portalAddressOf } from '@/features/content/portal-address';
import { refusalOfRow } from '@/features/content/record-state';
import { SentBackNote } from '@/features/content/sent-back-note';
import { SubmittedNote } from '@/features/content/submitted-note';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { EditingNote } from '@/features/editing/editing-note';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import type { Language } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import { Link } from '@/shared/ui/controls/link';
import { Tabs } from '@/shared/ui/controls/tabs';
import { useNamedRecord } from '@/shared/ui/marks/record-name';
import { useActor } from '../use-actor';
import { RECORD_PARTS, useContentPlace } from '../use-content-place';
import { StateTag } from '../words/state-tag';
import { AuditPart } from './audit-part';
import { CheckNote } from './check-note';
import { firstPartOf } from './first-part';
import { NextReviewLink } from './next-review-link';
import { PreviewPart } from './preview-part';
import { RecordActions } from './record-actions';
import { RecordForm } from './record-form';
import { isShownAmong } from './texts/shown-fields';
import { TextsChoice } from './texts/texts-choice';
import { useFieldProblems } from './use-field-problems';
import type { NextRecord } from './use-next-record';
import { VersionsPart } from './versions/versions-part';

interface RecordViewProps {
  kind: ContentKind;
  /** Null for a new record. */
  row: ContentRow | null;
  /** The values a new record begins with, as a copy; null for none. */
  copied: ContentValues | null;
  /** True while something was typed or chosen that drawing the record again would lose. */
  onTouchedChange: (isTouched: boolean) => void;
  /** After a change of this page: reads the record again. */
  onChanged: (id: string) => Promise<void>;
  onDeleted: (id: string) => void;
  /** The record after it in the list; missing after the last. */
  next?: NextRecord;
  /** Opens the next record of the list, or another new one; missing after the last. */
  onNext?: () => void;
}

/** A loaded record. The form stays mounted while another part is shown, so that nothing typed is lost. */
export function RecordView({
  kind,
  row,
  copied,
  onTouchedChange,
  onChanged,
  onDeleted,
  next,
  onNext,
}: RecordViewProps) {
  const { t } = useTexts('content');
  const place = useContentPlace();
  const language = useLanguage();
  const [form] = Form.useForm<ContentValues>();
  const [isDirty, setIsDirty] = useState(false);
  const texts = row !== null && isTranslated(kind) ? place.texts : null;
  const [chosenReader, setChosenReader] = useState<Language | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  useUnsavedMark(isDirty);
  const isTouched = isDirty || isAsking;
  // No cleanup: a hidden tab cleans up effects, but its edits are still there.
  useEffect(() => onTouchedChange(isTouched), [isTouched, onTouchedChange]);
  // The record as it was when its form was drawn: another user's action does not lock a form that was typed in.
  const [drawn] = useState(row);
  const [start] = useState(() => valuesOfKind(kind, row?.values ?? copied ?? {}));
  const typed = Form.useWatch<ContentValues>([], form);
  // Fields that are still being drawn are not in the form yet.
  const values = valuesOfKind(kind, { ...start, ...typed });
  const words = useKindWords(kind);
  const name = words.name(values);
  useNamedRecord(name || null);
  const actor = useActor(kind);
  const canEdit = drawn === null ? actor.may('insert') : refusalOfRow('save', drawn, actor) === null;
  const first = firstPartOf(drawn, actor);
  const wanted = place.part ?? first;
  const part = row === null && (wanted === 'versions' || wanted === 'audit') ? 'edit' : wanted;
  const parts = row === null ? (['edit', 'preview'] as const) : RECORD_PARTS;
  const isAmongTexts = (named: string) =>
    kind.fields.some((field) => field.name === named && isShownAmong(field, texts));
  const showProblems = useFieldProblems(form, {
    isShown: (named) => part === 'edit' && isAmongTexts(named),
    show: (named) => place.openField(first, isAmongTexts(named)),
  });
  const seenAt = row?.published ? portalAddressOf(kind.id, row.id, row.published) : null;
  const title = name || (row === null ? t(`newRecord.${kind.id}` as TextKey<'content'>) : t('unnamed'));
  return (
    <section className="record-page">
      <p className="record-ways">
        <Link to={place.addressOf(null)}>
          {t('back', { title: t(`kind.${kind.id}.title` as TextKey<'content'>) })}
        </Link>
        {seenAt !== null && <Link to={seenAt}>{t('seeOnPortal')}</Link>}
        {place.isOfWaiting && row !== null && <NextReviewLink kind={kind.id} id={row.id} />}
        {!place.isOfWaiting && next !== undefined && (
          <Link to={next.address} className="record-ways-next">
            {t('nextRecord', { name: words.name(next.row.values) || next.row.id })}
          </Link>
        )}
      </p>
      <header className="record-head">
        <h1 tabIndex={-1}>{title}</h1>
        {row !== null && <StateTag row={row} />}
        {row !== null && row.nextCheck !== null && <CheckNote {...row.nextCheck} />}
      </header>
      {row !== null && canEdit && part === 'edit' && (
        <EditingNote kind={kind.id} id={row.id} isEditing={isDirty} />
      )}
      {row !== null && (
        <RecordActions
          kind={kind}
          row={row}
          isDirty={isDirty}
          onAskingChange={setIsAsking}
          onChanged={() => onChanged(row.id)}
          onDeleted={() => onDeleted(row.id)}
          onProblems={showProblems}
        />
      )}
      {row !== null && row.submitted !== null && <SubmittedNote {...row.submitted} />}
      <Tabs
        label={t('parts')}
        tabs={parts.map((each) => ({
          id: each,
          label: t(`part.${each}`),
          to: place.partAddressOf(each, first),
        }))}
        current={part}
      />
      <div hidden={part !== 'edit'}>
        {row !== null && row.sentBack !== null && <SentBackNote {...row.sentBack} />}
        {row !== null && isTranslated(kind) && <TextsChoice language={texts} onChange={place.showTexts} />}
        <RecordForm
          kind={kind}
          form={form}
          row={drawn}
          begun={place.begun}
          start={start}
          canEdit={canEdit}
          language={texts}
          isOwn={drawn?.writtenBy === actor.userId}
          onDirtyChange={setIsDirty}
          onSaved={onChanged}
          onSavedNext={onNext}
          onProblems={showProblems}
        />
      </div>
      {part === 'preview' && (
        <PreviewPart
          kind={kind}
          id={row?.id ?? null}
          values={values}
          language={chosenReader ?? texts ?? language}
          onLanguageChange={setChosenReader}
        />
      )}
      {part === 'versions' && row !== null && (
        <VersionsPart kind={kind} row={row} isDirty={isDirty} onChanged={() => onChanged(row.id)} />
      )}
      {part === 'audit' && row !== null && <AuditPart kind={kind} id={row.id} />}
    </section>
  );
}
