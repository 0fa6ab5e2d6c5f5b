import { chakra } from '#ui/chakra/factory.ts';
import { Spinner } from '#ui/chakra/spinner.ts';
import type { ActivitySubmission, SkillCheckAttempt } from '@learning/shared/contract/activities';
import type { Confidence } from '@learning/shared/domain/scoring/calibration';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Note } from '#ui/note.tsx';
import { CaseFilePanel } from '../case-file/case-file-panel.tsx';
import type { AttemptView } from '../case-file/file-switch.tsx';
import { HowSure } from '../question/how-sure.tsx';
import { unansweredOf } from '../question/questions.ts';
import { useAttempt } from './use-attempt.ts';
import { AttemptBar } from './attempt-bar.tsx';
import { FocusScreen } from './focus-screen.tsx';
import { LeftAttempt } from './left-attempt.tsx';
import { SubmitReview } from './submit-review.tsx';
import { Question } from '../question/question.tsx';
import { QuestionMap } from './question-map.tsx';
import { QuestionButtons } from './question-buttons.tsx';

interface Props {
  learnerId: string;
  /** Name of the skill check. */
  title: string;
  attempt: SkillCheckAttempt;
  submit: (payload: object, attemptId: string) => Promise<ActivitySubmission | undefined>;
  onGraded: (submission: ActivitySubmission, wasTimeUp: boolean) => void;
}

/** Shows an open attempt, one question at a time, on a screen of its own. */
export function Attempt({ learnerId, title, attempt, submit, onGraded }: Props) {
  const { questions, caseFile } = attempt;
  const {
    session,
    answers: saved,
    isSending,
  } = useAttempt({ learnerId, attempt, submit, onGraded });
  const { clock, store } = session;
  const answers = saved.values;
  const [flagged, setFlagged] = useState(() => store.read().flagged);
  const [confidence, setConfidence] = useState(() => store.read().confidence);
  const [index, setIndex] = useState(() => {
    const { questionId } = store.read();
    return Math.max(
      0,
      questions.findIndex(({ id }) => id === questionId),
    );
  });
  const [isReview, setReview] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const [view, setView] = useState<AttemptView>('questions');
  const heading = useRef<HTMLHeadingElement>(null);
  const fileHeading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [index, isReview, isLeft]);

  const question = questions[index]!;
  const show = (next: AttemptView) => {
    // At once, so that the heading is there to take the focus.
    flushSync(() => setView(next));
    (next === 'file' ? fileHeading : heading).current?.focus({ preventScroll: true });
  };
  const go = (next: number) => {
    setReview(false);
    setView('questions');
    setIndex(next);
    store.change(() => ({ questionId: questions[next]!.id }));
  };
  const setSure = (given: Confidence) => {
    const next = { ...confidence, [question.id]: given };
    setConfidence(next);
    store.change(() => ({ confidence: next }));
  };
  const flag = () => {
    const { id } = question;
    const next = flagged.includes(id)
      ? flagged.filter((flaggedId) => flaggedId !== id)
      : [...flagged, id];
    setFlagged(next);
    store.change(() => ({ flagged: next }));
  };
  const isLast = index === questions.length - 1;

  // Submitted automatically: time ran out, or the attempt was closed elsewhere.
  if (isSending && !isReview) return <SubmittingNote />;
  if (isLeft) {
    return (
      <LeftAttempt
        clock={clock}
        number={index + 1}
        count={questions.length}
        onReturn={() => setLeft(false)}
      />
    );
  }
  return (
    <FocusScreen
      label={title}
      onLeave={() => setLeft(true)}
      file={
        caseFile && {
          title: caseFile.title,
          content: <CaseFilePanel file={caseFile} headingRef={fileHeading} />,
        }
      }
      view={view}
      onView={show}
      bar={
        <AttemptBar clock={clock} saved={saved} onLeave={() => setLeft(true)}>
          <QuestionMap
            questions={questions}
            answers={answers}
            flagged={flagged}
            currentId={isReview ? null : question.id}
            onGo={go}
          />
        </AttemptBar>
      }
    >
      {isReview ? (
        <SubmitReview
          unanswered={unansweredOf(questions, answers)}
          flagged={questions.flatMap(({ id }, at) => (flagged.includes(id) ? [at] : []))}
          headingRef={heading}
          isSending={isSending}
          onGo={go}
          onBack={() => go(index)}
          onSubmit={() => void session.submit()}
        />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isLast) setReview(true);
            else go(index + 1);
          }}
        >
          <Question
            key={question.id}
            question={question}
            number={index + 1}
            count={questions.length}
            answer={answers[question.id]}
            headingRef={heading}
            onAnswer={(answer, isTyped) => session.answer(question.id, answer, isTyped)}
            onLeaveText={() => void session.answers.flush()}
          />
          {question.type !== 'essay' && (
            <HowSure
              key={`${question.id} sure`}
              name={`sure-${question.id}`}
              given={confidence[question.id]}
              onGive={setSure}
            />
          )}
          <QuestionButtons
            isFirst={index === 0}
            isLast={isLast}
            isFlagged={flagged.includes(question.id)}
            onPrevious={() => go(index - 1)}
            onFlag={flag}
          />
        </form>
      )}
    </FocusScreen>
  );
}

/** Shown while the answers are submitted automatically. */
function SubmittingNote() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Note colorPalette="signal">
      <chakra.h2 ref={heading} tabIndex={-1} outline="none" textStyle="h4">
        Submitting your answers
      </chakra.h2>
      <chakra.p mt="1" display="flex" gap="2" alignItems="center">
        <Spinner size="inherit" aria-hidden="true" /> Submitting...
      </chakra.p>
    </Note>
  );
}
