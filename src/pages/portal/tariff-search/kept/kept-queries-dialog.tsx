import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readKeptFile, writeKeptFile } from '@/features/kept-queries/kept-file';
import { merged, renamed, withQuery, without } from '@/features/kept-queries/kept-list';
import { MAX_KEPT_QUERIES, MAX_LABEL_LENGTH } from '@/features/kept-queries/kept-query';
import type { KeptQuery } from '@/features/kept-queries/kept-query';
import { useKeptQueries } from '@/features/kept-queries/use-kept-queries';
import { VisitorOffer } from '@/features/kept-queries/visitor-offer';
import { useSession } from '@/features/session/session-store';
import { todayIso } from '@/shared/format/date';
import { downloadText } from '@/shared/format/download';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { TextField } from '@/shared/ui/text-field';
import { KeptQueryRow } from './kept-query-row';
import './kept-queries-dialog.css';

interface KeptQueriesDialogProps {
  /** Name and address of the question on the page, which may be kept. */
  label: string;
  address: string;
  onClose: () => void;
}

/** My queries: keeps the question on the page, and opens, renames, deletes, exports and imports kept ones. */
export function KeptQueriesDialog({ label, address, onClose }: KeptQueriesDialogProps) {
  const { t } = useTranslation('lane');
  const { accessToken, username } = useSession();
  const { list, change, fromVisitor, forgetVisitor, leaveVisitor } = useKeptQueries(
    accessToken === null ? null : username,
  );
  const [name, setName] = useState(label);
  const [message, setMessage] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const isKept = list.some((kept) => kept.address === address);

  const apply = (next: readonly KeptQuery[], said: string) => {
    setMessage(change(next) ? said : t('kept.notStored'));
  };
  const handleKeep = () => {
    const next = withQuery(list, { label: name.trim() || label, address, keptAt: new Date().toISOString() });
    if (next === null) setMessage(t('kept.full', { max: MAX_KEPT_QUERIES }));
    else apply(next, t('kept.done'));
  };
  const add = (queries: readonly KeptQuery[], bad: number) => {
    const { list: next, ...counts } = merged(list, queries);
    apply(next, t('kept.imported', { ...counts, bad }));
  };
  const handleFile = async (chosen: File) => {
    const read = readKeptFile(await chosen.text());
    if (read.ok) add(read.queries, read.bad);
    else setMessage(t(`kept.badFile.${read.reason}`, { file: chosen.name }));
  };
  return (
    <Dialog
      isOpen
      title={t('kept.title')}
      onClose={onClose}
      className="kept-dialog"
      actions={
        <>
          {list.length > 0 && (
            <Button
              size="small"
              onClick={() =>
                downloadText(`rcep-queries-${todayIso()}.json`, 'application/json', writeKeptFile(list))
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
          maxLength={MAX_LABEL_LENGTH}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="primary">
          {t(isKept ? 'kept.keepAgain' : 'kept.keep')}
        </Button>
      </form>
      <p className="kept-message" role="status">
        {message}
      </p>
      <VisitorOffer
        count={fromVisitor.length}
        onTakeOver={() => {
          add(fromVisitor, 0);
          forgetVisitor();
        }}
        onLeave={leaveVisitor}
      />
      <h3 className="kept-count">{t('kept.count', { count: list.length, max: MAX_KEPT_QUERIES })}</h3>
      {list.length === 0 && <p className="kept-note">{t('kept.none')}</p>}
      <ul className="kept-list">
        {list.map((query) => (
          <KeptQueryRow
            key={query.address}
            query={query}
            onOpen={onClose}
            onRename={(named) => apply(renamed(list, query.address, named), t('kept.renamed'))}
            onDelete={() => apply(without(list, query.address), t('kept.deleted', { label: query.label }))}
          />
        ))}
      </ul>
      <p className="kept-note">{t('kept.where')}</p>
    </Dialog>
  );
}
