import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'camera-test',
    question: 'A note reads, “Omar was rude to the courier.” Which test does it fail?',
    answer:
      'The camera test: a camera and a microphone would have caught words and acts, not “rude.”',
    why: 'What he said and did can be checked and changed. “Rude” is the writer’s conclusion.',
    section: 'who-what-when-where',
    skill: 'records',
  },
  {
    id: 'count-do-not-always',
    question: 'Which of these lines would you let into a file?',
    answer: 'The one that counts: “Missed the 9:00 call on May 3, 10 and 17.”',
    why: 'Always, never and constantly invite one counterexample. Dates and times can be checked.',
    section: 'who-what-when-where',
    skill: 'records',
    graded: {
      options: [
        '“Constantly misses the morning call, as the whole team has noticed”',
        '“Missed the 9:00 call on May 3, 10 and 17”',
        '“Doesn’t take the morning call seriously”',
        '“Never on time for calls”',
      ],
      correct: '“Missed the 9:00 call on May 3, 10 and 17”',
    },
  },
  {
    id: 'quote-or-gist',
    question:
      'You remember that Eva said the target was “impossible,” but not the rest of her sentence. How do you write it?',
    answer: 'Quote “impossible,” and give the rest as the gist: “She said, in substance, that…”',
    why: 'Quotation marks promise exact words. Use them only where you’re sure.',
    section: 'direct-quotes',
    skill: 'records',
  },
  {
    id: 'two-voices',
    question:
      'A record has 20 lines of what the manager said and one line: “He disagreed.” What will a reader conclude?',
    answer: 'That the case was closed before he answered. His side needs the same room.',
    why: 'A record with one voice reads like a decision that was already made.',
    section: 'direct-quotes',
    skill: 'fairness',
  },
  {
    id: 'no-diagnosis',
    question:
      'After a meeting a manager writes, “Burned out, she needs help.” What should the note say instead?',
    answer:
      'What was seen and what was offered, such as “She stopped twice and cried. I offered a break.”',
    why: 'A guess about health comes from someone not trained to make it, and may be used as evidence.',
    section: 'no-labels-or-diagnoses',
    skill: 'law',
    graded: {
      options: [
        '“Seems to be under a lot of stress at home”',
        '“Cried twice in the meeting. I offered a break and the support line.”',
        '“Possibly depressed; please refer to occupational health”',
      ],
      correct: '“Cried twice in the meeting. I offered a break and the support line.”',
    },
  },
  {
    id: 'addendum',
    question:
      'You filed a note yesterday that names the wrong witness. It’s still on your screen. What do you do?',
    answer:
      'Leave it alone and add a dated addendum with your name, the correction and its source.',
    why: 'Systems keep time stamps. One silent change makes every other line doubtful.',
    section: 'never-backdate',
    skill: 'records',
  },
]);
