import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-compliance-ethics-scenario',
  moduleId: 'hr-compliance-ethics-m4',
  type: 'scenario',
  title: 'The Request Nobody Logged',
  description:
    "A supervisor mentions an employee's medical need, then denies a schedule change. Decide how to recognize the request, discuss it, record it and resolve it.",
  passingScore: 70,
  config: {
    scenario: {
      title: 'The Request Nobody Logged',
      context:
        'You are the HR manager at Brightwell Linen Services, a fictional laundry that washes for hospitals, with 160 employees. The early shift starts at 6:00. Policy says that supervisors set schedules and that "requests for accommodation are made to HR on form A-4". Your decisions change what you face next.',
      people: [
        { name: 'Greg Tolliver', role: 'Supervisor, pressing floor' },
        { name: 'Anjali Mehta', role: 'Press operator, six years on press 2' },
        { name: 'Wendell Price', role: 'Plant manager' },
      ],
    },
    steps: [
      {
        id: 's1',
        title: 'A remark by the time clock',
        description: 'Decide what you have just heard.',
        situation: 'Tuesday. Anjali hasn’t contacted HR and hasn’t filled in form A-4.',
        messages: [
          {
            from: 'Greg Tolliver',
            at: '2:10 PM',
            text: 'Anjali asked yesterday to start at eight for a while. New tablets, she’s groggy first thing. I told her no.',
          },
          {
            from: 'Greg Tolliver',
            at: '2:11 PM',
            text: 'I run one schedule for everyone. If I bend it once, I’ll have ten of them at my door. She took it fine.',
          },
        ],
        choices: [
          {
            id: 's1-form',
            text: 'Have Greg give her form A-4 and a note for her doctor today, then open a case when both are back.',
            reasoning:
              "A remark in a hallway is thin ground, and what she asks in writing can't be changed by anyone later.",
            value: 3,
            feedback:
              'Anjali has been refused once and reads the form as a second refusal. She keeps it in her locker, and goes on working a hot press while groggy.',
            next: 's2b',
          },
          {
            id: 's1-consistent',
            text: 'Tell Greg that the schedule is his to set, and that she should see HR if it comes up again.',
            reasoning:
              'The policy gives him that decision, and you agree first with managers before you take facts from them.',
            value: 0,
            feedback:
              'Anjali hears nothing and concludes that HR agrees with the no. The company has known since Monday about a health reason, and tomorrow at six she leans over a heated press half awake.',
            next: 's2b',
          },
          {
            id: 's1-pause',
            text: 'Overrule Greg for now, log a request made on Monday, and see her before six tomorrow morning.',
            reasoning:
              'She gave a supervisor a change and a health reason. That is a request, with or without a form.',
            value: 10,
            feedback:
              'Greg is annoyed to be overruled in a hallway. Anjali learns at 5:50 that her question counts, before she has to work another morning at a press she isn’t awake enough for.',
            next: 's2a',
          },
          {
            id: 's1-meet',
            text: "Log the request today, leave Greg's answer as it is, and see her after tomorrow's shift.",
            reasoning:
              'She deserves an unhurried talk, and an answer that is withdrawn too early can raise false hopes.',
            value: 7,
            feedback:
              'You recognized the request and will hear her yourself. But she works another morning at the press, and she comes to your office expecting a no, because that is the answer that stands.',
            next: 's2a',
          },
        ],
      },
      {
        id: 's2a',
        title: 'Anjali sits down',
        description: 'Decide how to run the conversation.',
        situation: 'Her next turn on the press begins within minutes.',
        messages: [
          {
            from: 'Anjali Mehta',
            at: '5:51 AM',
            text: 'Am I in trouble? I told Greg it was fine.',
          },
          { from: 'You', at: '5:51 AM', text: 'You’re not. How are the mornings?' },
          {
            from: 'Anjali Mehta',
            at: '5:53 AM',
            text: 'Until about eight I’m slow. This week my sleeve nearly went in. The doctor says give it three months. I can’t lose hours, I have two kids.',
          },
        ],
        choices: [
          {
            id: 's2a-diagnosis',
            text: 'Ask in strict confidence what the condition and the tablets are, then agree on a later start time.',
            reasoning:
              'You can only judge the danger and argue her case with Greg once you hold the facts behind it.',
            value: 3,
            feedback:
              'Anjali tells you, and now you hold a diagnosis that doesn’t help to plan a shift. The later start costs her ten hours of pay a week, although the folding tables were free until eight.',
            next: 's3b',
          },
          {
            id: 's2a-interim',
            text: 'Ask which tasks are hard before eight, and put her on folding until then, starting this morning.',
            reasoning:
              'The hazard goes today at full pay, and nothing about the next three months has been decided yet.',
            value: 10,
            feedback:
              'Anjali folds until eight, keeps her pay and leaves the tablets between her and her doctor. Greg has to fill press 2 at six minutes’ notice, and he lets you know it.',
            next: 's3a',
          },
          {
            id: 's2a-home',
            text: 'Send her home on hold until a doctor writes that she is fit for every duty, and review it weekly.',
            reasoning:
              'You now know about the sleeve, and no one can be put at a hot press with that on your conscience.',
            value: 0,
            feedback:
              'The press is safe and Anjali is not: she asked for two hours and loses the whole wage. "Fit for every duty" is a test that most people who need a change can never meet.',
            next: 's3b',
          },
          {
            id: 's2a-wait',
            text: 'Ask which tasks are hard, promise an answer by Friday, and tell her to take care at the press.',
            reasoning:
              'She gets a date, and Wendell gets the chance to weigh options before anything on the floor moves.',
            value: 7,
            feedback:
              'Anjali feels heard for the first time. Until Friday, though, the hazard is the same, and "take care" asks someone who is groggy to be less groggy.',
            next: 's3a',
          },
        ],
      },
      {
        id: 's2b',
        title: 'Three weeks later',
        description: 'Decide how to repair a request that was left lying.',
        situation:
          'Nothing is on file except four attendance points. A near miss on press 2 was reported last week: a sleeve.',
        messages: [
          {
            from: 'Anjali Mehta',
            at: '7:40 AM',
            text: 'I told Greg three weeks ago that new tablets make me slow before eight. He said no. I came in late four times because it wasn’t safe.',
          },
          {
            from: 'Anjali Mehta',
            at: '7:41 AM',
            text: 'Now I have four points, and one more is a warning. Please, can someone decide?',
          },
        ],
        choices: [
          {
            id: 's2b-meet',
            text: 'See her today, put her on folding, keep her pay whole, and look at the points at month end.',
            reasoning:
              'Safety and wages come first, and the points belong in the ordinary monthly review with all others.',
            value: 7,
            feedback:
              'Anjali is safe tomorrow and keeps her pay. She is still one late bus away from a warning that rests on a request that was never handled, and she counts the days to the end of the month.',
            next: 's3a',
          },
          {
            id: 's2b-quiet',
            text: 'Let Greg settle it: an eight o’clock start, two unpaid hours, points gone, nothing on paper.',
            reasoning:
              'Both of them want it over, and what two adults agree on can stop a case before it starts.',
            value: 0,
            feedback:
              'Anjali loses ten paid hours a week that were never weighed, and the favor ends when Greg is on vacation. The next reader finds points that vanished and a pay cut after a health request.',
            next: 's3b',
          },
          {
            id: 's2b-paper',
            text: 'Answer in writing by noon with form A-4, and a promise to decide within five days of its return.',
            reasoning:
              'She finally gets a date by which someone decides, and under the policy the points were correct.',
            value: 3,
            feedback:
              'After three weeks of silence Anjali gets a form, and the clock starts when she has done the paperwork. Each morning until then she chooses between an unsafe press and a fifth point.',
            next: 's3b',
          },
          {
            id: 's2b-own',
            text: 'Admit that HR slept, move her to folding with the points frozen, and log the true first date.',
            reasoning:
              'The points come from a request we ignored. A warning on top would look like a penalty.',
            value: 10,
            feedback:
              'Anjali hears the company name its mistake before she has to prove it. The late entry is awkward for you in any audit, and it’s the reason that she believes the rest of what you say.',
            next: 's3a',
          },
        ],
      },
      {
        id: 's3a',
        title: 'Two lines from the clinic',
        description: 'Decide what goes on record, where, and who is told what.',
        situation:
          'Friday. Anjali folds until eight. Her note says: "No work at moving or heated presses before 8:00. Review in three months."',
        messages: [
          {
            from: 'Greg Tolliver',
            at: '1:20 PM',
            text: 'Her crew wants to know why she gets special treatment. I’d rather say it’s medical and end the talk.',
          },
          {
            from: 'Greg Tolliver',
            at: '1:22 PM',
            text: 'And I need that note. I’m the one who has to keep her safe.',
          },
        ],
        choices: [
          {
            id: 's3a-split',
            text: 'Give Greg tasks, times and review date but not the note, and leave the crew without a reason.',
            reasoning:
              'He can keep her safe with those three facts, and "schedules differ" is a true answer to anyone on that floor.',
            value: 10,
            feedback:
              'Greg thinks you’re hiding behind rules, and the talk on the floor goes on for a week. The people in it can’t name an illness, because they were never told of one.',
            next: 's4a',
          },
          {
            id: 's3a-copy',
            text: 'Log the steps, file the note as medical, and give Greg a sealed copy that he agrees not to share.',
            reasoning:
              'He answers for her safety at six in the morning, and at that hour you can’t be reached by phone.',
            value: 7,
            feedback:
              'The log is sound and the crew hears nothing. The copy lies in a drawer on the pressing floor, and it will still be there when Greg changes jobs and someone else clears his desk.',
            next: 's4a',
          },
          {
            id: 's3a-file',
            text: 'Put the note and the emails into her personnel file, open only to you and Greg.',
            reasoning:
              'One complete file is easier to defend, and he can look up the limits first, whenever in doubt.',
            value: 3,
            feedback:
              'A personnel file is opened for promotions, references and pay, and now her health travels with it. The person who covers for Greg in July reads it on her second day.',
            next: 's4b',
          },
          {
            id: 's3a-team',
            text: 'Let Greg tell the crew that it’s a health matter, and hold the note in your email for now.',
            reasoning:
              'Silence breeds worse stories than the truth, and nothing is final yet that would need a file.',
            value: 0,
            feedback:
              'The rumor doesn’t end; it gets a subject. By Monday the crew is guessing which illness, and Anjali never agreed to any part of it.',
            next: 's3b',
          },
        ],
      },
      {
        id: 's3b',
        title: 'Everyone knows',
        description: 'Decide how to contain the harm and what to put on record.',
        situation:
          'Four days later. Greg has written in the crew chat: "Go easy on Anjali, the meds make her foggy." Nine people have read it. Your record of her request is thin.',
        messages: [
          {
            from: 'Anjali Mehta',
            at: '9:15 AM',
            text: 'I asked for two hours. Now the whole floor knows my business, and I still have nothing that I can count on.',
          },
          { from: 'Anjali Mehta', at: '9:16 AM', text: 'Do I need a lawyer?' },
        ],
        choices: [
          {
            id: 's3b-freeze',
            text: 'Save every message, keep Greg away from her, and answer nothing until counsel has replied.',
            reasoning:
              'She said lawyer, so each word from now on may be evidence, and a wrong one can’t be taken back.',
            value: 3,
            feedback:
              'The evidence is safe. Anjali has no safe tasks in writing and hears nothing from the people who caused it, which is the treatment that sends people to a lawyer.',
            next: 's4b',
          },
          {
            id: 's3b-contain',
            text: 'Give her safe tasks and any lost pay now, have the post saved and removed, and call counsel.',
            reasoning:
              'Wages and safety can’t wait for advice, and the disclosure may carry deadlines of its own.',
            value: 10,
            feedback:
              'Anjali gets safety, money and a straight account on the same day, whether or not she finds a lawyer. Counsel tells you that two things should have been done last week, and what to do about them.',
            next: 's4a',
          },
          {
            id: 's3b-backfill',
            text: 'Restore her pay, and have Greg write a file note dated the day they first spoke about it.',
            reasoning:
              'The file should show the whole story from its start, and he remembers that talk well enough.',
            value: 0,
            feedback:
              'The pay helps Anjali. The note is a false record, because nothing was written that day, and one system time stamp will turn a clumsy refusal into deceit.',
            next: 's4b',
          },
          {
            id: 's3b-steady',
            text: 'Apologize, give her safe tasks and pay, remove the post, and call counsel if she files a claim.',
            reasoning:
              'She wants the thing fixed and not a case, and counsel at this stage would make it one for her.',
            value: 7,
            feedback:
              'Anjali is safe, paid and told the truth. But health information went to nine people, a deadline for reporting that may be running, and you’ll learn of it when it has passed.',
            next: 's4a',
          },
        ],
      },
      {
        id: 's4a',
        title: 'Two hours without press 2',
        description: 'Decide how to resolve the request.',
        situation:
          'Rafiq, a trained presser on the day shift, has asked the planner twice for an earlier start.',
        messages: [
          {
            from: 'Wendell Price',
            at: '3:05 PM',
            text: 'I feel for her, but press 2 stands idle from six to eight and the hospital truck leaves at ten. I need an answer today.',
          },
          {
            from: 'Anjali Mehta',
            at: '3:20 PM',
            text: 'I’d rather fold until eight than lose two hours. I just want it settled.',
          },
        ],
        choices: [
          {
            id: 's4a-leave',
            text: 'Decline with the figures, and offer three months of unpaid leave with her job held open.',
            reasoning:
              'Two idle hours on a hospital contract are a burden you can prove, and rest will do her good.',
            value: 0,
            feedback:
              'Anjali, who can do her job for six of eight hours, is left without a wage for three months. Rafiq was in plain view, and a refusal that skipped him is hard to defend to anyone.',
            next: 'end',
          },
          {
            id: 's4a-impose',
            text: 'Confirm folding until eight for three months in writing, and leave press 2 to Wendell to solve.',
            reasoning:
              'She needs certainty today, and who runs which press is an operating decision and not one for HR.',
            value: 7,
            feedback:
              'Anjali has her answer on paper. Wendell got an order in place of a solution that was one phone call away, and the crew hears from him whose fault the late trucks are.',
            next: 'end',
          },
          {
            id: 's4a-trial',
            text: 'If Rafiq is willing, he takes press 2 until eight while she folds; look again in 30 days.',
            reasoning:
              'The smallest change that works beats a larger one, and an early look lets Wendell say yes.',
            value: 10,
            feedback:
              'Anjali keeps her hours, Rafiq gets the start he wanted, and the truck leaves full. On day 30 you find that two coworkers have stopped talking to her, early enough to do something about it.',
            next: 'end',
          },
          {
            id: 's4a-grade',
            text: 'Offer a move to the folding team for three months at its rate, with her own job kept for her.',
            reasoning:
              'It respects the note in full, it frees press 2 at once, and she can go back when she is well.',
            value: 3,
            feedback:
              'She needs relief for two hours, and you changed eight of them and her pay. To Anjali it looks like the price of having asked.',
            next: 'end',
          },
        ],
      },
      {
        id: 's4b',
        title: 'A tidy solution',
        description: 'Decide how to resolve the request after trust has been lost.',
        messages: [
          {
            from: 'Anjali Mehta',
            at: '8:02 AM',
            text: 'I asked for two hours. My health became gossip and I can’t get a straight answer. I want my own job, and to be left alone.',
          },
          {
            from: 'Greg Tolliver',
            at: '8:30 AM',
            text: 'Move her to the evening folding crew for good. No presses, no one from her shift, same rate. Everyone is safe.',
          },
          { from: 'Wendell Price', at: '8:41 AM', text: 'I like it. Can we do it by Monday?' },
        ],
        choices: [
          {
            id: 's4b-move',
            text: 'Put the evening crew to her as a choice, rate protected, with a week to think before she answers.',
            reasoning:
              'It takes her away from the gossip and the presses, and she can say no to it without any consequence.',
            value: 3,
            feedback:
              'She asked for her own job, and the first thing she is offered is a way out of it. The people who talked stay, and the person who asked moves into evenings with two children at home.',
            next: 'end',
          },
          {
            id: 's4b-rebuild',
            text: 'Keep her job and safe tasks, weigh options with her, and approve each change for 90 days.',
            reasoning:
              "Trouble after a yes tends to come quietly, so it's best that a neutral person approves each change.",
            value: 10,
            feedback:
              'It takes two tense meetings with Wendell, who wanted it done by Monday. Anjali is back at press 2 after eight, and the one change to her schedule that Greg tries in week two stops at your desk.',
            next: 'end',
          },
          {
            id: 's4b-grant',
            text: 'Confirm safe tasks until eight for three months, apologize in writing, and close the case today.',
            reasoning:
              "A clean end is what she wants most, and a case that stays open can't stop the talk on the floor.",
            value: 7,
            feedback:
              'Anjali keeps her job and her evenings. Greg still writes the schedule alone, and when her overtime dries up in the second week, you aren’t looking.',
            next: 'end',
          },
          {
            id: 's4b-waiver',
            text: 'Offer safe tasks, lost pay and a sum on top for a signed agreement that the matter is closed.',
            reasoning:
              'It’s generous, it gives both sides certainty, and she has mentioned a lawyer in this matter.',
            value: 0,
            feedback:
              'Anjali learns that the company pays for silence before it makes her safe. A paper signed without counsel on either side may be void, and the gag in it may be unlawful.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 40,
    passingScore: 70,
    feedback: {
      passing:
        'Most of your choices heard the request in ordinary words, asked about the work instead of the illness, and kept each fact with the people who needed it. Look again at any choice worth less than 10: most of those lost points come from a sound step with one protection missing, such as an interim measure, a frozen penalty or a review date. Then use the action plan to fix one gap before the next request.',
      failing:
        'Here is how it can go well. First, recognize it: a change at work plus a health reason is a request, even when it reaches you second-hand and no form exists. Pause any refusal, and log it that day with the date it was first said and the date you wrote. Second, discuss it: see the person quickly, ask which tasks and hours are hard and what would help, and leave the diagnosis alone. Change the risky task at once, on full pay, while you look; don’t send the person home. Freeze any attendance points linked to the request. Third, record it: the log and any note go in a separate restricted file. The supervisor gets tasks, times and dates. Coworkers get one sentence that is true of everyone. Never create a record that looks older than it is. Fourth, resolve it: look for the smallest change that works, review it early, and put the answer and reasons in writing. Then check pay, shifts and treatment for 90 days, because retaliation often follows the yes. If something goes wrong, say so, restore pay first and call counsel early. Now try again, and notice how early the outcome was set.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: THE REQUEST NOBODY LOGGED\n\nName: ______________________   Date: ______________\n\n1. RECOGNIZE\nThree phrases my supervisors will hear that are requests: ______________________________\nWhat a supervisor does within the same day: ______________________________\n\n2. DISCUSS\nMy opening question about the work: ______________________________\nInterim steps I can approve today, without asking anyone: ______________________________\n\n3. RECORD\nWhere our log and medical papers are kept, and who can open them: ______________________________\nThe one sentence for coworkers: ______________________________\n\n4. RESOLVE AND PROTECT\nWho decides, and by which day after the request: ______________________________\nWho checks pay, shifts and treatment on days 7, 30 and 90: ______________________________\nWhen I call counsel: ______________________________\n\nReview date: ______________   Colleague who will ask me about it: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Recognize', 'Discuss', 'Record', 'Resolve and protect'],
    },
  },
});
