import { useRef, useState } from 'react';
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
  const file = useRef<HTMLInputElement>(null);

  const report = (isStored: boolean, text: string) => setMessage(isStored ? text : t('kept.notStored'));
  const apply = (next: readonly SavedItem[], text: string) => report(change(next), text);
  const handleKeep = () => {
    const next = withItem(list, question, new Date().toISOString());
    if (next === null) setMessage(t('kept.full', { max: MAX_SAVED_PER_KIND }));
    else apply(renamed(next, question, name), t('kept.done'));
  };
  const counted = ({ added, known, left }: Merged, bad: number) =>
    t('kept.imported', { added, known, left, bad });
  const handleFile = async (chosen: File) => {
    const read = readSavedFile(await chosen.text());
    if (!read.ok) return setMessage(t(`kept.badFile.${read.reason}`, { file: chosen.name }));
    const joined = merged(list, read.items);
    apply(joined.list, counted(joined, read.bad));
  };
  return (
    <Dialog
      isOpen
      title={t('kept.title')}
      onClose={onClose}
      className="kept-dialog"
      actions={
        <>
          {queries.length > 0 && (
            <Button
              size="small"
              onClick={() =>
                downloadText(`rcep-queries-${todayIso()}.json`, 'application/json', writeSavedFile(queries))
              }
            >
              {t('kept.export')}
            </Button>
          )}
          <Button size="small" onClick={() => file.current?.click()}>
            {t('kept.import')}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept=".json,application/json"
            aria-label={t('kept.import')}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              event.target.value = '';
              if (chosen) void handleFile(chosen);
            }}
          />
        </>
      }
    >
      <form
        className="kept-form"
        onSubmit={(event) => {
          event.preventDefault();
          handleKeep();
        }}
      >
        <TextField
          label={t('kept.name')}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="primary">
          {t(found(queries, question) ? 'kept.keepAgain' : 'kept.keep')}
        </Button>
      </form>
      <p className="kept-message" role="status">
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
      <h3 className="kept-count">{t('kept.count', { count: queries.length, max: MAX_SAVED_PER_KIND })}</h3>
      {queries.length === 0 && <p className="kept-note">{t('kept.none')}</p>}
      <ul className="kept-list">
        {queries.map((query) => (
          <SavedQueryRow
            key={query.address}
            query={query}
            onOpen={onClose}
            onRename={(named) => apply(renamed(list, query, named), t('kept.renamed'))}
            onDelete={() =>
              apply(withoutItem(list, query), t('kept.deleted', { label: query.name ?? titleOf(query) }))
            }
          />
        ))}
      </ul>
      <p className="kept-note">
        {t('kept.where')}{' '}
        <Link to={paths.saved()} onClick={onClose}>
          {t('saved:title')}
        </Link>
      </p>
    </Dialog>
  );
}
