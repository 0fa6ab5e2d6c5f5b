import { shuffled, type Random } from '@learning/shared/domain/shuffle';

/** What a failed try told. */
interface Told {
  reachesOutcome: boolean;
  keepsGuardrails: boolean;
  /** Lines that were said before the conversation ended. */
  saidCount: number;
}

/** Guesses that are tried out before each conversation. */
const GUESSES = 200;
/** Of the lines: about as many break a guardrail. */
const SHARE_BROKEN = 0.3;

/**
 * Holds a conversation without understanding a word, and remembers what it is told: which lines stood in tries that kept the
 * guardrails, and which in tries that broke one. It leaves out the lines that it suspects most.
 */
export class ConversationBot {
  private readonly lines: readonly string[];
  private readonly turns: number;
  private readonly random: Random;
  private readonly tries: (Told & { said: readonly string[] })[] = [];
  private current: readonly string[] = [];

  constructor(lines: readonly string[], turns: number, random: Random) {
    this.lines = lines;
    this.turns = turns;
    this.random = random;
  }

  /** Returns the lines to say. */
  order(): readonly string[] {
    const suspicion = this.suspicion();
    const trusted = shuffled(this.lines, this.random).toSorted(
      (a, b) => suspicion.get(a)! - suspicion.get(b)!,
    );
    // Enough of the least suspected lines to get somewhere; in another order each time.
    this.current = shuffled(trusted.slice(0, this.turns - 2), this.random);
    return this.current;
  }

  learn(told: Told): void {
    this.tries.push({ ...told, said: this.current.slice(0, told.saidCount) });
  }

  /** Returns how many of the guesses that fit what was told best hold a line for one that breaks a guardrail. */
  private suspicion(): Map<string, number> {
    const guesses = Array.from({ length: GUESSES }, () => {
      const broken = new Set(this.lines.filter(() => this.random() < SHARE_BROKEN));
      return { broken, misfit: this.misfitOf(broken) };
    });
    const least = Math.min(...guesses.map(({ misfit }) => misfit));
    const fitting = guesses.filter(({ misfit }) => misfit === least);
    return new Map(
      this.lines.map((id) => [id, fitting.filter(({ broken }) => broken.has(id)).length]),
    );
  }

  private misfitOf(broken: ReadonlySet<string>): number {
    return this.tries.filter(
      ({ said, keepsGuardrails }) => said.some((id) => broken.has(id)) === keepsGuardrails,
    ).length;
  }
}
