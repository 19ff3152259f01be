import { useId, useMemo, useState } from 'react';
import { searchNodes } from '@/domain/standards';
import { useTexts } from '@/shared/i18n/use-texts';
import { TextField } from '@/shared/ui/fields/text-field';
import { titleOf } from './spectrum-words';
import type { StandardNode, StandardsGraph } from './state/standard-graph';

interface StandardPickerProps {
  label: string;
  graph: StandardsGraph;
  /** The id of the selected standard; empty without one. */
  value: string;
  onPick: (id: string) => void;
}

/** Maximum number of suggestions. */
const MOST = 12;

/** A field for one standard of the graph by its number, with suggestions of the browser; rejects unknown numbers. */
export function StandardPicker({ label, graph, value, onPick }: StandardPickerProps) {
  const { t } = useTexts('spectrum');
  const listId = useId();
  const numberOf = (id: string) => (id === '' ? '' : (graph.nodes.get(id)?.value.number ?? id));
  const [typed, setTyped] = useState(numberOf(value));
  const [shown, setShown] = useState(value);
  const [isRefused, setIsRefused] = useState(false);
  if (shown !== value) {
    setShown(value);
    setTyped(numberOf(value));
    setIsRefused(false);
  }
  const proposals = useMemo(
    () => searchNodes(graph, typed, (node) => [node.value.number, titleOf(node)]).slice(0, MOST),
    [graph, typed],
  );
  const pick = (text: string) => {
    const node = exactly(graph, text);
    setIsRefused(text.trim() !== '' && node === undefined);
    if (node !== undefined) onPick(node.id);
    else if (text.trim() === '' && value !== '') onPick('');
  };
  const handleChange = (text: string) => {
    setTyped(text);
    setIsRefused(false);
    // A suggestion was selected, or a complete number typed.
    if (exactly(graph, text) !== undefined) pick(text);
  };
  return (
    <>
      <TextField
        label={label}
        list={listId}
        value={typed}
        autoComplete="off"
        maxLength={200}
        error={isRefused ? t('picker.unknown') : undefined}
        onChange={(event) => handleChange(event.target.value)}
        onBlur={() => pick(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          pick(typed);
        }}
      />
      <datalist id={listId}>
        {proposals.map((node) => (
          <option key={node.id} value={node.value.number}>
            {titleOf(node)}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** The standard of a typed number, ignoring case and spaces. */
function exactly({ nodes }: StandardsGraph, text: string): StandardNode | undefined {
  const wanted = folded(text);
  return wanted === '' ? undefined : [...nodes.values()].find(({ value }) => folded(value.number) === wanted);
}

const folded = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();
