import { useState } from 'react';
import { MOST_WEIGHT } from '../index-address';
import { readWeight } from './read-weight';

interface WeightInputProps {
  id: string;
  weight: number;
  onChange: (weight: number) => void;
}

/** A weight as a number; emptying the field changes nothing, and blur restores the weight. */
export function WeightInput({ id, weight, onChange }: WeightInputProps) {
  const [isBlank, setIsBlank] = useState(false);
  const handleChange = (text: string) => {
    const next = readWeight(text);
    setIsBlank(next === null);
    if (next !== null) onChange(next);
  };
  return (
    <input
      id={id}
      className="field-input"
      type="number"
      inputMode="numeric"
      min={0}
      max={MOST_WEIGHT}
      value={isBlank ? '' : weight}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={() => setIsBlank(false)}
    />
  );
}
