import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { SkillCheckAnswer } from '@learning/shared/contract/activities';
import type { RetestAttempt } from '@learning/shared/contract/retests';
import { useEffect, useRef, useState } from 'react';
import { userMessageOf } from '#lib/api-error.ts';
import { openAttemptStore } from '../skill-check/attempt/attempt-store.ts';
import { QuestionButtons } from '../skill-check/attempt/question-buttons.tsx';
import { QuestionMap } from '../skill-check/attempt/question-map.tsx';
import { SubmitReview } from '../skill-check/attempt/submit-review.tsx';
import { Question } from '../skill-check/question/question.tsx';
import { isAnswered, unansweredOf } from '../skill-check/question/questions.ts';
import { useSubmitRetest } from './use-retest.ts';

interface Props {
  learnerId: string;
  courseId: number;
  attempt: RetestAttempt;
  onSubmitted: () => void;
}

/** Asks one question at a time. Answers stay on the device until they are submitted together. */
export function RetestQuestions({ learnerId, courseId, attempt, onSubmitted }: Props) {
  const { questions } = attempt;
  const [store] = useState(() => openAttemptStore(learnerId, `retest-${courseId}`, attempt.id));
  const [{ answers, flagged }, setStored] = useState(() => store.read());
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ id }) => id === store.read().questionId),
    ),
  );
  const [isReview, setReview] = useState(false);
  const submit = useSubmitRetest(learnerId, courseId, attempt.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [index, isReview]);

  const question = questions[index]!;
  const change = (next: Parameters<typeof store.change>[0]) => {
    store.change(next);
    setStored(store.read());
  };
  const show = (next: number, reviews = false) => {
    hasMoved.current = true;
    setReview(reviews);
    setIndex(next);
    change(() => ({ questionId: questions[next]!.id }));
  };
  const answerWith = (answer: SkillCheckAnswer) =>
    change((before) => ({ answers: { ...before.answers, [question.id]: answer } }));
  const flag = () =>
    change((before) => ({
      flagged: before.flagged.includes(question.id)
        ? before.flagged.filter((id) => id !== question.id)
        : [...before.flagged, question.id],
    }));
  const send = () => {
    if (submit.isPending) return;
    const given = Object.entries(answers).filter(([, answer]) => isAnswered(answer));
    submit.mutate(Object.fromEntries(given), {
      onSuccess: () => {
        store.remove();
        onSubmitted();
      },
    });
  };
  const isLast = index === questions.length - 1;
  return (
    <>
      <Box mb="8">
        <QuestionMap
          questions={questions}
          answers={answers}
          flagged={flagged}
          currentId={isReview ? null : question.id}
          onGo={show}
        />
      </Box>
      {isReview ? (
        <SubmitReview
          unanswered={unansweredOf(questions, answers)}
          flagged={questions.flatMap(({ id }, at) => (flagged.includes(id) ? [at] : []))}
          headingRef={heading}
          isSending={submit.isPending}
          onGo={show}
          onBack={() => show(index)}
          onSubmit={send}
        />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isLast) show(index, true);
            else show(index + 1);
          }}
        >
          <Question
            key={question.id}
            question={question}
            number={index + 1}
            count={questions.length}
            answer={answers[question.id]}
            headingRef={heading}
            onAnswer={answerWith}
            onLeaveText={() => undefined}
          />
          <QuestionButtons
            isFirst={index === 0}
            isLast={isLast}
            isFlagged={flagged.includes(question.id)}
            onPrevious={() => show(index - 1)}
            onFlag={flag}
          />
        </form>
      )}
      <div role="alert">
        {submit.error && (
          <chakra.p mt="4" color="fg.error">
            {userMessageOf(submit.error)} Your answers are saved on this device.
          </chakra.p>
        )}
      </div>
    </>
  );
}
