import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-foundations-scenario',
  moduleId: 'hr-foundations-m4',
  type: 'scenario',
  title: 'First Week on the HR Desk',
  description:
    'Three urgent requests reach you before noon, and two of them concern the same person. Decide what comes first, what stays private, whom to involve and what to say.',
  passingScore: 70,
  config: {
    scenario: {
      title: 'First Week on the HR Desk',
      context:
        'It is Thursday of your first week covering the HR desk at a parcel depot with 600 employees. Your HR director, Beatriz Nakamura, is traveling but can be reached by phone. The employee relations lead, Callum Adeyemi, works in another building. You have access to the HR system. You have no authority to discipline anyone or to run an investigation.',
      people: [
        { name: 'Grant Osei', role: 'Night operations manager' },
        { name: 'Ines Duarte', role: 'Payroll' },
        { name: 'Leila Farouk', role: 'Parcel sorter' },
        { name: 'Callum Adeyemi', role: 'Employee relations lead' },
      ],
    },
    steps: [
      {
        id: 'order',
        title: 'Three messages before half past nine',
        description: 'Decide what you do first.',
        messages: [
          {
            from: 'Grant Osei',
            at: '9:04 AM',
            text: 'I’m giving Leila Farouk a formal warning for absence at noon. Call me, I need her sickness file.',
          },
          {
            from: 'Ines Duarte',
            at: '9:07 AM',
            text: 'Twelve records don’t match. I need a corrected, authorized list by 2 p.m., or they’re paid wrong tomorrow.',
          },
          {
            from: 'Leila Farouk',
            at: '9:10 AM',
            text: 'Can I talk to you in private this morning? It’s about my manager. I don’t want this to go further.',
          },
        ],
        choices: [
          {
            id: 'order-arrival',
            text: 'Work in order of arrival: Grant first, then Ines, then Leila. The other two get a standard reply now.',
            reasoning:
              'You can’t be accused of having a favorite, or of taking one request out of turn.',
            value: 0,
            feedback:
              'Grant takes most of your morning, and Leila gets an automatic reply to a message that may describe mistreatment. By noon she expects no help, and the warning is still in the calendar.',
            next: 'talk-late',
          },
          {
            id: 'order-payroll',
            text: 'Start the payroll list, offer Leila a room at 10:00, and tell Grant you’ll call him later today.',
            reasoning:
              "A wrong payslip can't be made good by Friday, and Leila knows when and where she'll be heard.",
            value: 7,
            feedback:
              'Twelve people will probably be paid correctly, and Leila knows when she will be heard. Grant still plans his warning at noon, and only a slip in your schedule stands between him and acting alone.',
            next: 'talk-held',
          },
          {
            id: 'order-hold',
            text: 'Put all three off for a while, have Grant drop noon, and go to Leila without knowing what it is.',
            reasoning:
              'None of it is solved by that, but a warning that has gone out can never be called back.',
            value: 10,
            feedback:
              'Nothing is solved yet, but nothing can go badly wrong. Leila has a time and a place, Ines can plan, and Grant has agreed to pause the one step that would be hard to reverse.',
            next: 'talk-held',
          },
          {
            id: 'order-grant',
            text: 'Call Grant at once. Hear his whole account before you speak with anyone else at the depot.',
            reasoning:
              'A flawed warning is the largest risk on the desk, and the one to understand first.',
            value: 3,
            feedback:
              'The call runs long, and Grant takes your interest for support. Leila waits without a word, and what you’ve heard from one side will color how you hear the other.',
            next: 'talk-late',
          },
        ],
      },
      {
        id: 'talk-held',
        title: 'Leila in the private room',
        description: 'Decide what you say about confidentiality.',
        situation:
          'Leila closes the door. She has dates in a notebook. The noon meeting is on hold.',
        messages: [
          {
            from: 'Leila Farouk',
            at: '9:41 AM',
            text: 'Since I told Grant about my treatment, he calls me part-time in front of everyone. Last week he took me off the night premium.',
          },
          {
            from: 'Leila Farouk',
            at: '9:43 AM',
            text: 'I need this job. Before I say more, promise me it stays between us.',
          },
        ],
        choices: [
          {
            id: 'held-limits',
            text: "Cut in and tell her which of it you'll have to pass on, even if she gets up and goes.",
            reasoning:
              'The minute that it costs is soon over, and after that the talk belongs to her and to no one else.',
            value: 10,
            feedback:
              'Leila hears the limit before she decides, so her choice to go on is real. Her dates and words go into your note, and you’ve promised only what you can deliver.',
            next: 'records',
          },
          {
            id: 'held-form',
            text: 'Give her the grievance form and a quiet place to write. Promise to act the moment you have it.',
            reasoning:
              'A written account is in her own words, without your interpretation, and the right people have it today.',
            value: 3,
            feedback:
              'Leila takes the form and doesn’t bring it back. She came early and afraid and met paperwork, while the organization may already count as knowing what she said.',
            next: 'records',
          },
          {
            id: 'held-promise',
            text: 'Give her your word that it stays between you. Watch Grant closely, in general terms, for some weeks.',
            reasoning:
              'She won’t tell you what happened while she fears who may hear it, and you need the facts.',
            value: 0,
            feedback:
              'Leila tells you everything, and now you’re trapped. If you stay silent, she goes on losing pay; if you speak, you break your word to the person with the least power.',
            next: 'records',
          },
          {
            id: 'held-late-limit',
            text: 'Let her talk first, and explain at the end who has to know and how she is protected.',
            reasoning:
              "Someone who is afraid needs to be heard before she is warned, and the limits don't change in an hour.",
            value: 7,
            feedback:
              'Leila is heard with patience, and what you explain is accurate. But she learned the limit after she had told you everything, and she shares less with Callum in the afternoon.',
            next: 'records',
          },
        ],
        secondVariant: {
          title: 'Nothing in writing',
          description: 'Decide whether you take notes.',
          situation:
            "Leila closes the door and holds a notebook against her chest. The noon meeting is on hold. You've told her what you can't keep to yourself, and she has decided to go on.",
          messages: [
            {
              from: 'Leila Farouk',
              at: '9:41 AM',
              text: "You've told me who has to know, and I can live with that. He calls me part-time, and he took me off the night premium. I have the dates here.",
            },
            {
              from: 'Leila Farouk',
              at: '9:43 AM',
              text: "But no notes, please. Notes get found. Put the pen away and I'll tell you everything.",
            },
          ],
          choices: [
            {
              id: 'held-aloud',
              text: 'Keep the pen in your hand, read each date back to her aloud, and have her initial the page.',
              reasoning:
                'By tonight only the paper will remember what she has said, and she should be the first to see it.',
              value: 10,
              feedback:
                'She hates the first five minutes. Then she corrects a date, and another, and at the end she knows exactly what Callum is going to read, because she has read it first.',
            },
            {
              id: 'held-own-words',
              text: 'Agree to no notes for today, and ask her to put it on paper at home when she feels calm.',
              reasoning:
                'What she writes herself, without you across the table, may be worth more than your version of it.',
              value: 3,
              feedback:
                'She nods, and works tonight and tomorrow night. Nothing has been written by Friday, and Callum, who would have acted on five dates, has a feeling from you and no facts.',
            },
            {
              id: 'held-from-memory',
              text: 'Put the pen away, hear all of it, and type a dated note at your desk once she has gone.',
              reasoning:
                'She came to talk to a person and not to a form, and an hour later everything will still be fresh.',
              value: 7,
              feedback:
                'Leila talks for half an hour, and your note is careful. Two of her five dates are off by a week, and she learns in the afternoon that a note exists after all.',
            },
            {
              id: 'held-by-mouth',
              text: 'Take no notes, today or later, and carry what she says to Callum yourself by word of mouth.',
              reasoning:
                "It's less than you'd like, but she asks for a single thing, and a concern needs no paper to be passed on.",
              value: 0,
              feedback:
                'Callum hears it in a corridor between two meetings. When Grant later says that the premium was dropped in June, no one in the company can show that Leila named the day.',
            },
          ],
        },
      },
      {
        id: 'talk-late',
        title: 'Ten minutes to noon',
        description: 'Decide how to deal with the meeting and with Leila.',
        situation: 'Leila is at your door, upset. The meeting is still in the calendar.',
        messages: [
          {
            from: 'Leila Farouk',
            at: '11:50 AM',
            text: 'A shift lead says Grant is going to write me up at noon for being ill.',
          },
          {
            from: 'Leila Farouk',
            at: '11:51 AM',
            text: 'He calls me part-time in front of everyone since I told him about my treatment, and he took me off the night premium. Please keep this between us.',
          },
          { from: 'Ines Duarte', at: '11:52 AM', text: 'Any news on my twelve records?' },
        ],
        choices: [
          {
            id: 'late-warn-grant',
            text: 'Call Grant and tell him what Leila has just said. He sees the risk, and the warning is off.',
            reasoning:
              'Once he hears how it would look to her lawyer, he’ll drop the warning without an argument.',
            value: 0,
            feedback:
              'The warning is withdrawn, but Grant now knows what Leila said, minutes after she begged you not to repeat it. She works under him tonight, and the payroll list hasn’t been opened.',
            next: 'payroll-leak',
          },
          {
            id: 'late-pause-listen',
            text: 'Have Grant put it off, say no more to him than that, and hear Leila now in a room of her own.',
            reasoning:
              'He doesn’t need to know why, and she should know what stays with you before she says more.',
            value: 10,
            feedback:
              'The step that couldn’t be undone has stopped, and Grant has learned nothing about the source. Leila sees action before she is asked for more, though an earlier reply would have spared her the rumor.',
            next: 'records',
          },
          {
            id: 'late-attend',
            text: 'Sit in on the noon meeting as a note-taker, and tell Leila that she won’t be alone there.',
            reasoning:
              'Your presence keeps Grant fair, and a firsthand record is worth more than two versions.',
            value: 3,
            feedback:
              'Leila walks into a warning with HR beside the manager she fears. To her, and to anyone who reviews it later, your presence looks like approval.',
            next: 'records',
          },
          {
            id: 'late-postpone-tomorrow',
            text: 'Have Grant postpone without reasons, and book a full hour with Leila for tomorrow morning.',
            reasoning:
              'Ten minutes before noon no one can choose how much to say, and an hour shows that she counts.',
            value: 7,
            feedback:
              'The warning is off for now, and you gave away nothing. Leila works for Grant tonight, though, without knowing how private your talk will be or whom to call.',
            next: 'records',
          },
        ],
      },
      {
        id: 'records',
        title: 'Grant wants the file',
        description: 'Decide what to share, what to say and whom to involve.',
        messages: [
          {
            from: 'Grant Osei',
            at: '12:20 PM',
            text: 'I’m her manager. I’m entitled to her sickness file and to know what this treatment is. How else do I plan the night shift?',
          },
          {
            from: 'Grant Osei',
            at: '12:22 PM',
            text: 'And what exactly has she been telling you?',
          },
        ],
        choices: [
          {
            id: 'records-together',
            text: 'Suggest an informal talk this afternoon with Grant, Leila and you at one table to clear it up.',
            reasoning:
              'Most disputes of this kind are misunderstandings, and early resolution serves both people best.',
            value: 0,
            feedback:
              'Grant messages Leila at once that HR says she wants to talk about him. She asked for privacy and now faces the man she fears, without support and without a choice.',
            next: 'payroll-leak',
          },
          {
            id: 'records-weekly',
            text: "Tell Grant no, give him cover for tonight, and put the matter on Monday's agenda with Beatriz.",
            reasoning:
              'The director decides such things, and calm deliberation beats a hurried phone call on a Thursday.',
            value: 7,
            feedback:
              'Your wording protects Leila, and Grant has what he needs for tonight. But Monday is four nights away, and a concern about health and lost pay belongs with employee relations the same day.',
            next: 'payroll-clear',
          },
          {
            id: 'records-redacted',
            text: 'Send dates and the medical note without the diagnosis, and say that employee relations must look.',
            reasoning:
              'A manager who plans around health needs to know for how long, and an honest word stops the guessing.',
            value: 3,
            feedback:
              'Blacking out a diagnosis can leave a clinic name that gives it away, and Grant didn’t need the note. Now he also has it from HR that Leila raised something.',
            next: 'payroll-leak',
          },
          {
            id: 'records-need',
            text: 'Turn him down like anyone else, find cover for tonight, and hand the rest to Callum at once.',
            reasoning:
              'Cover is what he needs for tonight, and he may resent your tone, but Callum has the rest of it by two.',
            value: 10,
            feedback:
              'Grant gets what he can use and learns nothing more about Leila, because your line would be the same for anyone. Callum receives who, what and when, and can decide on next steps today.',
            next: 'payroll-clear',
          },
        ],
        secondVariant: {
          title: 'He wants to say sorry',
          description: 'Decide what you answer and whom you tell.',
          situation: "Leila's account is on paper. Callum Adeyemi hasn't been reached yet.",
          messages: [
            {
              from: 'Grant Osei',
              at: '12:20 PM',
              text: "I've been thinking. I may have been rough on someone about being part-time. If it's Leila, I'd like to say sorry before the shift tonight.",
            },
            {
              from: 'Grant Osei',
              at: '12:22 PM',
              text: "Just tell me if I'm right. You'd want that too, wouldn't you?",
            },
          ],
          choices: [
            {
              id: 'sorry-silent',
              text: 'Leave his message unanswered, and give Callum his exact words with the time before all else.',
              reasoning:
                "It's discourteous to a man who means well, but what he hears next should come from someone in charge.",
              value: 7,
              feedback:
                'Callum has the words within ten minutes. Grant, who has no reply, asks two shift leads what is going on, and for an hour it could have gone wrong.',
            },
            {
              id: 'sorry-refuse',
              text: 'Turn him down flat, say that you discuss no employee with him, and pass his guess to Callum.',
              reasoning:
                "It's a cold answer to a kind wish, but any warmer one would tell him who has been here.",
              value: 10,
              feedback:
                'Grant finds you stiff and says so. He has learned nothing, Leila works tonight without being apologized to by surprise, and Callum knows what he guesses before he sees him at four.',
            },
            {
              id: 'sorry-meeting',
              text: 'Thank him for that, and ask him to wait with it until Leila agrees to a meeting with you there.',
              reasoning:
                'He is ready to make amends, and it stays with her whether it happens at all, and where, and when.',
              value: 3,
              feedback:
                "You've just confirmed her name. Grant means to wait, and at one o'clock he crosses the hall anyway to tell Leila that HR is arranging something nice.",
            },
            {
              id: 'sorry-general',
              text: 'Tell him that someone was hurt by remarks, without a name, and let him find a decent way.',
              reasoning:
                "It's a risk, but no one is given away, and a sincere apology might end this before it's a case.",
              value: 0,
              feedback:
                'Three people on nights were ever called part-time, and Grant apologizes to all three by ten past one. The two others now know as well that somebody went to HR.',
            },
          ],
        },
      },
      {
        id: 'payroll-clear',
        title: 'Forty-five minutes to cut-off',
        description: 'Decide how to correct the records.',
        situation:
          'One starter has 37.5 hours in the HR system, but the signed contract says 30. Eleven night-shift records have no premium code: for eight you’ve approved shift sheets; for three, including Leila, the code was removed on Grant’s login last week with no reason given.',
        messages: [
          {
            from: 'Ines Duarte',
            at: '1:15 PM',
            text: 'Just tell me a number. I need a written, authorized list by 2:00.',
          },
          {
            from: 'Callum Adeyemi',
            at: '1:16 PM',
            text: 'Got your summary, thank you. I’m seeing Grant at four.',
          },
        ],
        choices: [
          {
            id: 'clear-source',
            text: 'Correct the nine that you can prove, and send the three to Callum with word to those people.',
            reasoning:
              'Nine can go out today with a good conscience, and about the others someone else has to be asked.',
            value: 10,
            feedback:
              'Nine records are right at the source, so the error can’t return next month. The three people hear from you before they open a pay stub, and a change that may matter as evidence is untouched.',
            next: 'end',
          },
          {
            id: 'clear-authorize',
            text: "Authorize the list as the system shows it. Differences are settled in next month's payroll run.",
            reasoning:
              'Payroll only needs a number, and there isn’t enough time left before two for a full check.',
            value: 0,
            feedback:
              'One new employee is overpaid, and eleven night workers lose premium money they may need for rent. Your name is on an authorization that you knew to be doubtful.',
            next: 'end',
          },
          {
            id: 'clear-file',
            text: 'Have Ines enter all twelve in the payroll file now, and update the HR system during next week.',
            reasoning:
              'People shouldn’t wait for their money while HR sorts out its own system in the background.',
            value: 3,
            feedback:
              'Friday may look right, but the HR system will overwrite it next month. Restoring three codes without evidence was a guess, on the very records that may be reviewed.',
            next: 'end',
          },
          {
            id: 'clear-hold',
            text: 'Correct the nine with a log, and leave the three until someone asks.',
            reasoning:
              'A message to those three could draw attention to Leila on the day she most wants quiet.',
            value: 7,
            feedback:
              'Nine people are paid from proven records, and you left the disputed change alone. But three people find short pay tomorrow without a word, and Callum doesn’t know that the record fits.',
            next: 'end',
          },
        ],
        secondVariant: {
          title: 'Three sheets turn up',
          description: 'Decide how the three are paid.',
          situation:
            "Nine records are corrected. For the last three, Leila's among them, the approved shift sheets have just turned up in the night office: the premium is due. Their codes were removed on Grant's login.",
          messages: [
            {
              from: 'Ines Duarte',
              at: '1:40 PM',
              text: 'At two the file closes. Three people short or three people paid, just say which.',
            },
            {
              from: 'Callum Adeyemi',
              at: '1:42 PM',
              text: "In with Grant's boss until three. Please leave every entry of Grant's exactly as it is.",
            },
          ],
          choices: [
            {
              id: 'sheets-wait',
              text: 'Pay none of the three today, tell them so with an apology, and have Callum decide at three.',
              reasoning:
                'He is in charge of these entries, and a delay with an honest word is better than a false step.',
              value: 7,
              feedback:
                "Callum is grateful, and the three have heard it from you. They're short on Friday all the same for hours that you could prove, and Leila's rent goes out on Saturday.",
            },
            {
              id: 'sheets-leila',
              text: 'Pay Leila alone for now, and let the other two know that theirs is going to follow soon.',
              reasoning:
                "It's unfair to two strangers, but she has suffered all through this day and her rent is due by Saturday.",
              value: 0,
              feedback:
                "One name on a manual payment is a question that payroll asks by itself. Grant's deputy sees it on the cost report on Friday, and by evening the shift knows who went to HR.",
            },
            {
              id: 'sheets-line',
              text: 'Pay the three on a separate line from the sheets, and leave the codes as Grant left them.',
              reasoning:
                'The hours are proven, Friday is payday, and this way not one entry is changed.',
              value: 10,
              feedback:
                'It looks untidy in the payroll file, and Callum reads about it at three. All three have their money on Friday, and the record of who removed what is still as it was.',
            },
            {
              id: 'sheets-restore',
              text: 'Restore the codes from the sheets, and copy the old entries into a dated note before you save.',
              reasoning:
                'The system ought to be right, and with the note each change is on record with what stood there.',
              value: 3,
              feedback:
                'The pay is right, and login and time of the removal have been overwritten by yours. Your note says what stood there; Grant says at four that it never did.',
            },
          ],
        },
      },
      {
        id: 'payroll-leak',
        title: 'He knows',
        description: 'Decide how to repair the damage and still meet the cut-off.',
        situation:
          "You can prove nine of the twelve corrections now. The other three, including Leila's premium, were changed on Grant's login with no reason given.",
        messages: [
          {
            from: 'Leila Farouk',
            at: '1:15 PM',
            text: 'He knows I talked to you. He’s asking the others if they went to HR too.',
          },
          {
            from: 'Ines Duarte',
            at: '1:17 PM',
            text: 'I need an authorized list by 2:00. What do I send?',
          },
        ],
        choices: [
          {
            id: 'leak-handle-self',
            text: 'Tell Grant firmly to stop asking, text Leila that it’s dealt with, and finish the list on time.',
            reasoning:
              'You can put your own slip right, and passing it up would only make things bigger for her.',
            value: 3,
            feedback:
              'Grant hears a warning from someone without authority over him, and Leila is told it’s dealt with when it’s not. When it comes out, the slip matters less than the silence.',
            next: 'end',
          },
          {
            id: 'leak-own',
            text: 'Call Callum about your own slip first, then Leila with an apology, and do Ines’s nine records last.',
            reasoning:
              'The list goes out at the last minute, and they may say that you caused all this, but it does go out.',
            value: 10,
            feedback:
              'Within fifteen minutes someone with authority knows the risk, including your part in it. Leila hears the truth from you and has a name to call tonight, and nine people are paid correctly.',
            next: 'end',
          },
          {
            id: 'leak-watch',
            text: 'Finish payroll, write a dated note about the questions, and watch how things develop for a few days.',
            reasoning:
              'Nothing is proved yet, and acting on one text message could look as if you took sides.',
            value: 0,
            feedback:
              'Leila works tonight for a manager who knows she spoke, and her coworkers learn that talking to HR gets you questioned. A dated note now shows that you knew and waited.',
            next: 'end',
          },
          {
            id: 'leak-payroll-first',
            text: 'Send Ines the nine proven records before 2:00, then call Callum and Leila with the full facts.',
            reasoning:
              "It's hard on Leila, but that clock can't be moved, and both calls follow minutes later.",
            value: 7,
            feedback:
              'Everything important gets done, and you own your part. For forty-five minutes, though, coworkers are still being questioned on the floor, and Leila has no reply from you.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 40,
    passingScore: 70,
    feedback: {
      passing:
        'You kept people safe first and the clocks under control. You stated limits before listening, gave the manager what he needed and no more, and passed on facts and not theories. Read the feedback on any choice below 10 points: most of those lost points come from an action that was right but late. Then use the action plan to fix one thing on your own desk.',
      failing:
        'Look at what followed from each choice below and ask who paid for it. Usually it’s the person with the least power to complain. Four questions help on the next try. What can’t be undone in an hour, and what can wait? Before someone tells you more, do they know what you can’t keep to yourself? Would your reply to a manager be the same for an employee about whom you know nothing? Which change can you prove, and who decides about the rest? When something slips, notice how much the silence afterward costs. Modules 1 and 4 have the wording; the desk won’t have more time than you had today.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: FIRST WEEK ON THE HR DESK\n\nName: ______________________   Date: ______________\n\n1. TRIAGE\nThe request type I tend to answer too late: ______________________________\nMy holding message (two sentences): ______________________________\n\n2. CONFIDENTIALITY WORDING\nMy limit sentence, said before people tell me more: ______________________________\nMy standard reply when a manager asks about health: ______________________________\n\n3. ESCALATION\nWho takes possible harassment or retaliation today: ______________________________\nBackup if that person is away: ______________________________\nFacts I always pass on: who / what was said / when / deadline / done so far\n\n4. RECORDS\nOne field in our HR system that is often wrong: ______________________________\nThe source document that settles it: ______________________________\nWho fixes it, and by when: ______________________________\n\nReview date: ______________   Colleague who will ask me about it: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Triage', 'Confidentiality wording', 'Escalation', 'Records'],
    },
  },
});
