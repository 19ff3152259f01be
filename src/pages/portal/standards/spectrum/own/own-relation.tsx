import { useState } from 'react';
import { RELATION_KINDS } from '@/features/standards/standards-schema';
import type { RelationKind } from '@/features/standards/standards-schema';
import { randomId } from '@/shared/format/random-id';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { SelectField } from '@/shared/ui/fields/select-field';
import { useSpectrumWords } from '../spectrum-words';
import { StandardPicker } from '../standard-picker';
import type { StandardNode } from '../state/standard-graph';
import type { Spectrum } from '../state/use-spectrum';

interface OwnRelationProps {
  node: StandardNode;
  spectrum: Spectrum;
  announce: (message: string) => void;
}

/** A form for a relation of the reader's own from the selected standard to another; it is marked as their own everywhere. */
export function OwnRelation({ node, spectrum, announce }: OwnRelationProps) {
  const { t } = useTexts('spectrum');
  const words = useSpectrumWords();
  const [kind, setKind] = useState<RelationKind>('references');
  const [other, setOther] = useState('');
  const add = () => {
    const edge = {
      id: `own:${randomId(12)}`,
      from: node.id,
      to: other,
      value: { kind, degree: null, mark: 'own' as const },
    };
    if (!spectrum.change({ type: 'addEdge', edge })) return;
    announce(t('own.added', { sentence: words.sentence(edge, spectrum.store.graph) }));
    setOther('');
  };
  return (
    <details className="spectrum-own-relation">
      <summary>{t('own.addRelation')}</summary>
      <SelectField
        label={t('own.kind')}
        value={kind}
        onValueChange={setKind}
        options={RELATION_KINDS.map((value) => ({ value, label: words.kind(value) }))}
      />
      <StandardPicker label={t('own.other')} graph={spectrum.store.graph} value={other} onPick={setOther} />
      <Button size="small" disabled={other === '' || other === node.id} onClick={add}>
        {t('own.add')}
      </Button>
    </details>
  );
}
