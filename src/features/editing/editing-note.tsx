import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { sharingAnswers } from '@/shared/api/cache/shared-answer';
import { formatTime } from '@/shared/format/date';
import { serverMoment } from '@/shared/format/server-moment';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import { editingQuery, endEditing } from './editing-api';
import type { Editor } from './editing-schema';

interface EditingNoteProps {
  /** Kind and id of the record, as in the calls on content. */
  kind: string;
  id: string;
  /** False while the user has the form open but has not changed anything: others do not see it. */
  isEditing: boolean;
}

/**
 * A line that names who else edits a record, and tells the server that this user does, for as long as it is shown and
 * `isEditing`.
 * Nothing while nobody else edits it; without the server too.
 */
export function EditingNote({ kind, id, isEditing }: EditingNoteProps) {
  // The line stays while the first change of the user is sent.
  const query = sharingAnswers(
    editingQuery(kind, id, isEditing),
    (_before, [, ofKind, record]) => ofKind === kind && record === id,
  );
  const { data: editors = [] } = useQuery(query);
  useEffect(() => () => void endEditing(kind, id).catch(() => undefined), [kind, id]);
  return (
    <div role="status">
      {editors.length > 0 && (
        <Suspense>
          <Editors editors={editors} />
        </Suspense>
      )}
    </div>
  );
}

function Editors({ editors }: { editors: readonly Editor[] }) {
  const { t } = useTexts('notifications');
  return editors.map(({ userId, name, since }) => {
    const moment = serverMoment(since);
    return (
      <Note key={userId}>{t('editing', { name, time: moment === null ? since : formatTime(moment) })}</Note>
    );
  });
}
