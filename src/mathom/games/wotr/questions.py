"""What the questions of War of the Ring are about, as types."""

from __future__ import annotations

from mathom.core.view import Question

About = Question
