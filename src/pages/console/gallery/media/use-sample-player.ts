import { useEffect, useRef, useState, type RefObject } from 'react';
import { makeSample, type Sample } from '../tables/made-sample';

type PlayerState = 'idle' | 'starting' | 'playing' | 'paused' | 'blocked' | 'unsupported';

/** The state and handlers of the player. */
interface SamplePlayer {
  video: RefObject<HTMLVideoElement | null>;
  state: PlayerState;
  /** Creates the sample again and plays it. */
  start: () => void;
  stop: () => void;
  /** For the player's own buttons. */
  handlePlaying: () => void;
  handlePause: () => void;
}

/** The generated sample in a player; leaving the page stops it and resets the page. */
export function useSamplePlayer(): SamplePlayer {
  const [state, setState] = useState<PlayerState>('idle');
  const video = useRef<HTMLVideoElement>(null);
  const sample = useRef<Sample | null>(null);
  const show = (made: Sample | null) => {
    sample.current?.stop();
    sample.current = made;
    if (video.current !== null) video.current.srcObject = made?.stream ?? null;
  };
  useEffect(() => {
    const element = video.current;
    return () => {
      sample.current?.stop();
      sample.current = null;
      if (element !== null) element.srcObject = null;
      setState('idle');
    };
  }, []);

  const start = () => {
    const made = makeSample();
    show(made);
    setState(made === null ? 'unsupported' : 'starting');
    // The browser may require a press on its own button instead.
    if (made !== null) video.current?.play().catch(() => sample.current === made && setState('blocked'));
  };
  const stop = () => {
    show(null);
    setState('idle');
  };
  const isMade = () => sample.current !== null;
  return {
    video,
    state,
    start,
    stop,
    handlePlaying: () => isMade() && setState('playing'),
    handlePause: () => isMade() && setState('paused'),
  };
}
