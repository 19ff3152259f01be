import { useState } from 'react';
import { readSavedFile, writeSavedFile } from '@/features/saved/saved-file';
import { MAX_SAVED_PER_KIND, MAX_NAME_LENGTH } from '@/features/saved/saved-item';
import type { SavedItem } from '@/features/saved/saved-item';
import { found, merged, ofKind, renamed, withItem, withoutItem } from '@/features/saved/saved-list';
import type { Merged } from '@/features/saved/saved-list';
import { useSaved } from '@/features/saved/use-saved';
import { useSavedTitle } from '@/features/saved/use-saved-title';
import { useVisitorOffer } from '@/features/saved/use-visitor-offer';
import { VisitorOffer } from '@/features/saved/visitor-offer';
import { useSession } from '@/features/session/session-store';
import { todayIso } from '@/shared/format/date';
import { downloadText } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { ChooseFileButton } from '@/shared/ui/controls/choose-file-button';
import { Dialog } from '@/shared/ui/controls/dialog';
import { Link } from '@/shared/ui/controls/link';
import { TextField } from '@/shared/ui/fields/text-field';
import { SavedQueryRow } from './saved-query-row';
import './saved-queries-dialog.css';

interface SavedQueriesDialogProps {
  /** Name and address of the page's query, which can be saved. */
  label: string;
  address: string;
  onClose: () => void;
}

/** My queries: saves the page's query, and opens, renames, deletes, exports and imports saved ones. */
export function SavedQueriesDialog({ label, address, onClose }: SavedQueriesDialogProps) {
  const { t } = useTexts(['pair', 'saved']);
  const { accessToken, username } = useSession();
  const { list, change } = useSaved();
  const visitors = useVisitorOffer(accessToken === null ? null : username);
  const queries = ofKind(list, 'query');
  const question = { kind: 'query', id: '', title: label, address } as const;
  const titleOf = useSavedTitle();
  const [name, setName] = useState(() => found(list, question)?.name ?? label);
  const [message, setMessage] = useState('');

  const report = (isStored: boolean, text: string) =>
    setMessage(isStored ? text : t('savedQueries.notStored'));
  const apply = (next: readonly SavedItem[], text: string) => report(change(next), text);
  const handleKeep = () => {
    const next = withItem(list, question, new Date().toISOString());
    if (next === null) setMessage(t('savedQueries.full', { max: MAX_SAVED_PER_KIND }));
    else apply(renamed(next, question, name), t('savedQueries.done'));
  };
  const counted = ({ added, known, left }: Merged, bad: number) =>
    t('savedQueries.imported', { added, known, left, bad });
  const handleFile = async (chosen: File) => {
    const read = readSavedFile(await chosen.text());
    if (!read.ok) return setMessage(t(`savedQueries.badFile.${read.reason}`, { file: chosen.name }));
    const joined = merged(list, read.items);
    apply(joined.list, counted(joined, read.bad));
  };
  return (
    <Dialog
      isOpen
      title={t('savedQueries.title')}
      onClose={onClose}
      className="queries-dialog"
      actions={
        <>
          {queries.length > 0 && (
            <Button
              size="small"
              onClick={() =>
                downloadText(`rcep-queries-${todayIso()}.json`, 'application/json', writeSavedFile(queries))
              }
            >
              {t('savedQueries.export')}
            </Button>
          )}
          <ChooseFileButton
            size="small"
            accept=".json,application/json"
            onChoose={(chosen) => void handleFile(chosen)}
          >
            {t('savedQueries.import')}
          </ChooseFileButton>
        </>
      }
    >
      <form
        className="queries-form"
        onSubmit={(event) => {
          event.preventDefault();
          handleKeep();
        }}
      >
        <TextField
          label={t('savedQueries.name')}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="primary">
          {t(found(queries, question) ? 'savedQueries.update' : 'savedQueries.save')}
        </Button>
      </form>
      <p className="queries-message" role="status">
        {message}
      </p>
      <VisitorOffer
        count={visitors.count}
        onTakeOver={() => {
          const joined = visitors.takeOver();
          report(joined.isStored, counted(joined, 0));
        }}
        onLeave={visitors.leave}
      />
      <h3 className="queries-count">
        {t('savedQueries.count', { count: queries.length, max: MAX_SAVED_PER_KIND })}
      </h3>
      {queries.length === 0 && <p className="queries-note">{t('savedQueries.none')}</p>}
      <ul className="queries-list">
        {queries.map((query) => (
          <SavedQueryRow
            key={query.address}
            query={query}
            onOpen={onClose}
            onRename={(named) => apply(renamed(list, query, named), t('savedQueries.renamed'))}
            onDelete={() =>
              apply(
                withoutItem(list, query),
                t('savedQueries.deleted', { label: query.name ?? titleOf(query) }),
              )
            }
          />
        ))}
      </ul>
      <p className="queries-note">
        {t('savedQueries.where')}{' '}
        <Link to={paths.saved()} onClick={onClose}>
          {t('saved:title')}
        </Link>
      </p>
    </Dialog>
  );
}
