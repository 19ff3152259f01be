/** A moving picture with a tone, and a function to end it. */
export interface Sample {
  stream: MediaStream;
  stop: () => void;
}

const [WIDTH, HEIGHT] = [320, 180];
const FRAMES_PER_SECOND = 15;
const TONE_HZ = 440;
const LOUDNESS = 0.05;
const SWEEP_MS = 4000;

/** Creates a hand that goes round a dial and a quiet tone of 440 Hz; null if the browser cannot. */
export function makeSample(): Sample | null {
  const canvas = document.createElement('canvas');
  if (typeof AudioContext === 'undefined' || !('captureStream' in canvas)) return null;
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const sheet = canvas.getContext('2d');
  if (sheet === null) return null;
  const colours = getComputedStyle(document.body);
  const [ground, ink] = [colours.getPropertyValue('--sunken'), colours.getPropertyValue('--text')];
  const timer = setInterval(() => drawDial(sheet, ground, ink), 1000 / FRAMES_PER_SECOND);
  const sound = new AudioContext();
  const tone = new OscillatorNode(sound, { frequency: TONE_HZ });
  const outlet = sound.createMediaStreamDestination();
  tone.connect(new GainNode(sound, { gain: LOUDNESS })).connect(outlet);
  tone.start();
  const stream = new MediaStream([
    ...canvas.captureStream(FRAMES_PER_SECOND).getTracks(),
    ...outlet.stream.getTracks(),
  ]);
  const stop = () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    if (sound.state !== 'closed') void sound.close();
  };
  return { stream, stop };
}

function drawDial(sheet: CanvasRenderingContext2D, ground: string, ink: string): void {
  const angle = ((Date.now() % SWEEP_MS) / SWEEP_MS) * 2 * Math.PI;
  const [x, y, radius] = [WIDTH / 2, HEIGHT / 2, HEIGHT / 3];
  sheet.fillStyle = ground;
  sheet.fillRect(0, 0, WIDTH, HEIGHT);
  sheet.strokeStyle = ink;
  sheet.lineWidth = 3;
  sheet.beginPath();
  sheet.arc(x, y, radius, 0, 2 * Math.PI);
  sheet.moveTo(x, y);
  sheet.lineTo(x + radius * Math.sin(angle), y - radius * Math.cos(angle));
  sheet.stroke();
}
