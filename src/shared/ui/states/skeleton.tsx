import { classNames } from '../styles/class-names';
import './skeleton.css';

interface SkeletonProps {
  /** Blocks from top to bottom: a width and a height as CSS lengths, so that they take the shape of the result. */
  blocks?: readonly { width: string; height: string }[];
  className?: string;
}

const SENTENCE = [
  { width: '36%', height: '12px' },
  { width: '60%', height: '56px' },
  { width: '92%', height: '14px' },
  { width: '80%', height: '14px' },
] as const;

/** Grey blocks in the shape of the expected content; invisible for the first 200 ms (specification §9, skeleton). */
export function Skeleton({ blocks = SENTENCE, className }: SkeletonProps) {
  return (
    <div className={classNames('skeleton', className)} aria-hidden="true">
      {blocks.map((block, index) => (
        <div key={index} style={{ width: block.width, height: block.height }} />
      ))}
    </div>
  );
}
