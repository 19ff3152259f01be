import { useState } from 'react';
import { EMPTY_LOG, readGraph, writeGraph } from '@/domain/standards';
import { todayIso } from '@/shared/format/date';
import { downloadText } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { ChooseFileButton } from '@/shared/ui/controls/choose-file-button';
import { Note } from '@/shared/ui/states/note';
import { useSpectrumWords } from '../spectrum-words';
import { standardsCodec } from '../state/standard-graph';
import type { Spectrum } from '../state/use-spectrum';
import { downloadRelations, downloadStandards } from './spectrum-csv';
import { useUndoKeys } from './use-undo-keys';

interface OwnToolsProps {
  spectrum: Spectrum;
  announce: (message: string) => void;
}

/** Maximum bytes of a file. */
const MAX_FILE = 12_000_000;

/** Undo and redo of the reader's changes, hidden standards, and files. */
export function OwnTools({ spectrum, announce }: OwnToolsProps) {
  const { t } = useTexts(['spectrum', 'list']);
  const words = useSpectrumWords();
  const [failure, setFailure] = useState('');
  const { store, shown, isSaved } = spectrum;
  const { done, undone } = store.log;
  const undo = () => {
    if (done.length === 0) return;
    spectrum.undo();
    announce(t('spectrum:own.undone'));
  };
  const redo = () => {
    if (undone.length === 0) return;
    spectrum.redo();
    announce(t('spectrum:own.redone'));
  };
  useUndoKeys(undo, redo);
  const handleFile = async (chosen: File) => {
    const read =
      chosen.size > MAX_FILE ? { error: 'tooLarge' } : readGraph(await chosen.text(), standardsCodec);
    if ('error' in read) {
      setFailure(
        t(`spectrum:file.${read.error === 'tooLarge' || read.error === 'notJson' ? read.error : 'notGraph'}`),
      );
      return;
    }
    setFailure('');
    const known = new Set(done.map((each) => JSON.stringify(each)));
    const added = read.store.log.done.filter((each) => !known.has(JSON.stringify(each)));
    spectrum.replaceLog({ done: [...done, ...added], undone: [] });
    announce(t('spectrum:file.read', { count: added.length }));
  };
  const hidden = [...store.graph.nodes.values()].filter(({ value }) => value.isHidden);
  const name = `standards-graph-${todayIso()}`;
  return (
    <div className="spectrum-tools">
      <div className="spectrum-tools-row">
        <Button size="small" disabled={done.length === 0} aria-keyshortcuts="Control+Z" onClick={undo}>
          {t('spectrum:own.undo')}
        </Button>
        <Button
          size="small"
          disabled={undone.length === 0}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={redo}
        >
          {t('spectrum:own.redo')}
        </Button>
        <span className="spectrum-hint">
          {done.length === 0 ? t('spectrum:own.none') : t('spectrum:own.count', { count: done.length })}
          {store.pending.length > 0 && ` ${t('spectrum:own.pending', { count: store.pending.length })}`}
        </span>
        <Button
          variant="text"
          onClick={() => downloadText(`${name}.json`, 'application/json', writeGraph(store))}
        >
          {t('spectrum:file.json')}
        </Button>
        <ChooseFileButton
          variant="text"
          accept=".json,application/json"
          onChoose={(chosen) => void handleFile(chosen)}
        >
          {t('spectrum:file.import')}
        </ChooseFileButton>
        <Button variant="text" onClick={() => downloadStandards(shown.graph, words, t)}>
          {t('spectrum:file.standards')}
        </Button>
        <Button variant="text" onClick={() => downloadRelations(shown.graph, words, t)}>
          {t('spectrum:file.relations')}
        </Button>
        <Button variant="text" onClick={() => window.print()}>
          {t('list:print')}
        </Button>
      </div>
      {failure !== '' && (
        <Note tone="negative" role="alert">
          {failure}
        </Note>
      )}
      {!isSaved && <Note tone="warning">{t('spectrum:own.notSaved')}</Note>}
      {(hidden.length > 0 || done.length > 0) && (
        <details>
          <summary>{t('spectrum:own.changes')}</summary>
          <p className="spectrum-hint">{t('spectrum:own.where')}</p>
          <ul className="spectrum-hidden">
            {hidden.map(({ id, value }) => (
              <li key={id}>
                {t('spectrum:own.isHidden', { name: value.number })}{' '}
                <Button
                  variant="text"
                  size="small"
                  aria-label={t('spectrum:own.showNamed', { name: value.number })}
                  onClick={() => spectrum.change({ type: 'changeNode', id, change: { isHidden: false } })}
                >
                  {t('spectrum:own.show')}
                </Button>
              </li>
            ))}
            {[...store.graph.nodes.values()]
              .filter(({ value }) => value.note !== '')
              .map(({ id, value }) => (
                <li key={id}>
                  {value.number}: {value.note}
                </li>
              ))}
            {[...store.graph.edges.values()]
              .filter(({ value }) => value.mark === 'own')
              .map((edge) => (
                <li key={edge.id}>{words.sentence(edge, store.graph)}</li>
              ))}
          </ul>
          <Button size="small" variant="delete" onClick={() => spectrum.replaceLog(EMPTY_LOG)}>
            {t('spectrum:own.clear')}
          </Button>
        </details>
      )}
    </div>
  );
}
