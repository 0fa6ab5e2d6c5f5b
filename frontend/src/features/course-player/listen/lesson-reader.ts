/** Speaks texts; in the browser, the device's voice. */
export interface Voice {
  /** Speaks one piece. Calls `onEnd` once, unless it is canceled before. */
  speak(text: string, rate: number, onEnd: (outcome: 'spoken' | 'failed') => void): void;
  cancel(): void;
}

export interface ReaderState {
  status: 'stopped' | 'reading' | 'paused';
  /** Index of the block that is read, or was read last; -1 before the first. */
  block: number;
  rate: number;
}

/** Some devices stop in the middle of longer texts. */
const MAX_PIECE_LENGTH = 180;

/** Reads the blocks of a lesson aloud, one after the other. */
export class LessonReader {
  private state: ReaderState = { status: 'stopped', block: -1, rate: 1 };
  private readonly listeners = new Set<() => void>();
  private pieces: string[] = [];
  /** Invalidates the end of pieces that were canceled. */
  private turn = 0;
  private readonly voice: Voice;
  private readonly blocks: () => readonly string[];
  private readonly onFailure: () => void;

  /** @param onFailure called when the voice does not speak; the reader is paused then */
  constructor(voice: Voice, blocks: () => readonly string[], onFailure: () => void) {
    this.voice = voice;
    this.blocks = blocks;
    this.onFailure = onFailure;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = (): ReaderState => this.state;

  /** Starts, or goes on with the piece that was interrupted. */
  play(): void {
    if (this.state.status === 'reading') return;
    if (this.state.status === 'stopped') this.openBlock(Math.max(this.state.block, 0));
    else this.speakPiece();
  }

  pause(): void {
    if (this.state.status !== 'reading') return;
    this.interrupt();
    this.show({ status: 'paused' });
  }

  stop(): void {
    this.interrupt();
    this.pieces = [];
    this.show({ status: 'stopped', block: -1 });
  }

  /** Moves on or back by some blocks and reads from there. */
  skip(count: number): void {
    const last = this.blocks().length - 1;
    this.interrupt();
    this.openBlock(Math.min(Math.max(this.state.block + count, 0), last));
  }

  setRate(rate: number): void {
    this.show({ rate });
    if (this.state.status !== 'reading') return;
    this.interrupt();
    this.speakPiece();
  }

  private openBlock(block: number): void {
    const text = this.blocks()[block];
    if (text === undefined) return this.stop();
    this.pieces = piecesOf(text);
    this.show({ block });
    this.speakPiece();
  }

  private speakPiece(): void {
    const [piece] = this.pieces;
    if (piece === undefined) return this.openBlock(this.state.block + 1);
    this.show({ status: 'reading' });
    const turn = ++this.turn;
    this.voice.speak(piece, this.state.rate, (outcome) => {
      if (turn !== this.turn) return;
      if (outcome === 'failed') {
        this.pause();
        return this.onFailure();
      }
      this.pieces.shift();
      this.speakPiece();
    });
  }

  private interrupt(): void {
    this.turn++;
    this.voice.cancel();
  }

  private show(change: Partial<ReaderState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** Divides a text into sentences, and long sentences at their commas or spaces. */
export function piecesOf(text: string): string[] {
  const sentences = text.trim().match(/[^.!?]+(?:[.!?]+["”’)]*|$)\s*/g) ?? [];
  return sentences.flatMap((sentence) => shortPieces(sentence.trim())).filter(Boolean);
}

function shortPieces(sentence: string): string[] {
  if (sentence.length <= MAX_PIECE_LENGTH) return [sentence];
  const start = sentence.slice(0, MAX_PIECE_LENGTH);
  const comma = start.lastIndexOf(', ');
  const end = comma > MAX_PIECE_LENGTH / 3 ? comma + 1 : start.lastIndexOf(' ');
  const at = end > 0 ? end : MAX_PIECE_LENGTH;
  return [sentence.slice(0, at).trim(), ...shortPieces(sentence.slice(at).trim())];
}
